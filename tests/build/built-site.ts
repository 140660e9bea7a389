import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio/slim';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { type Page as BuiltPage, pagesOf } from '../audit/site.ts';

export type { BuiltPage };

/** The output of a site's build. */
export interface BuiltSite {
  /** The folder of the pages, absolute. */
  dist: string;
  /** The pages that the site serves, by path, and then the templates of functions' reply pages. */
  pages: BuiltPage[];
}

type ReplyPages = Record<string, Record<Locale, string>>;

/** The path at which a file in dist/ is served: `ru/about.html` → `/ru/about`. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

export const isIndexed = ({ $ }: BuiltPage) =>
  $('meta[name=robots][content*=noindex]').length === 0;

/** Reads the pages of a built site, without the authors' screen, which no visitor sees. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const dist = join(folder, 'dist');
  const pages = await Array.fromAsync(pagesOf({ dist }));
  if (pages.length === 0) throw new Error(`There is no site in ${dist}: run "npm test -- build"`);
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { dist, pages: [...pages, ...(await replyPages(folder))] };
}

async function replyPages(folder: string): Promise<BuiltPage[]> {
  const file = pathToFileURL(join(folder, '.netlify/built/reply-pages.js'));
  const { default: replies }: { default: ReplyPages } = await import(file.href);
  return Object.entries(replies).flatMap(([form, htmlIn]) =>
    locales.map((locale) => {
      const html = htmlIn[locale];
      return { path: localizedPath(`/reply/${form}`, locale), locale, html, $: load(html) };
    }),
  );
}

/** Whether a site serves a page or a file at this path. */
export function isServed({ dist }: BuiltSite, path: string): boolean {
  const file = decodeURIComponent(path).slice(1) || 'index';
  return (
    existsSync(join(dist, `${file}.html`)) || (/\.\w+$/.test(file) && existsSync(join(dist, file)))
  );
}

/** Collects the problems of all pages of a site, each as `path: problem`. */
export function problemsOf(
  { pages }: BuiltSite,
  problems: (page: BuiltPage) => readonly string[],
): string[] {
  return pages.flatMap((page) => problems(page).map((problem) => `${page.path}: ${problem}`));
}
