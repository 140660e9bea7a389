import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { contentFolder, distFolder } from '../../src/build/site-folder.mjs';
import type { Locale } from '../../src/i18n/locales.ts';
import { localeOfPath } from '../../src/i18n/paths.ts';
import { root } from '../../tools/setup/child-process.mjs';

/** The folders of the site that is audited. */
export interface AuditedSite {
  /** The authors' files. */
  content: string;
  /** The built site. */
  dist: string;
}

/** The site that SITE_FOLDER names: by default, the one that is published. */
export const thisSite: AuditedSite = {
  content: join(root, contentFolder),
  dist: join(root, distFolder),
};

/** A built page. `path` is the path it is served at. */
export interface Page {
  path: string;
  locale: Locale;
  html: string;
  $: CheerioAPI;
}

/** The pages of a built site for visitors, one after the other: all of them parsed fill the memory. */
export async function* pagesOf({ dist }: Pick<AuditedSite, 'dist'>): AsyncGenerator<Page> {
  for await (const file of glob('**/*.html', { cwd: dist, exclude: ['admin', 'admin.html'] })) {
    const html = await readFile(join(dist, file), 'utf8');
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    // A parser that corrects nothing is twice as fast, and tests allow nothing to correct.
    if (html.startsWith('<!DOCTYPE')) {
      yield { path, locale: localeOfPath(path), html, $: load(html) };
    }
  }
}

/** Whether a page is built for this path. */
export const hasPage = ({ dist }: AuditedSite, path: string): boolean =>
  existsSync(join(dist, `${path === '/' ? '/index' : path}.html`));

/** The paths of all pages in the sitemap. */
export async function pathsInSitemap({ dist }: AuditedSite): Promise<string[]> {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
