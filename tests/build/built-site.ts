import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CheerioAPI, load } from 'cheerio/slim';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../src/i18n/paths.ts';

/** A built page. `path` is the path it is served at, `html` the file's text. */
export interface BuiltPage {
  path: string;
  locale: Locale;
  html: string;
  $: CheerioAPI;
}

/** What a build made of a site. */
export interface BuiltSite {
  /** The folder of the pages, absolute. */
  dist: string;
  /** The pages that the site serves, by path, and then the templates of functions' reply pages. */
  pages: BuiltPage[];
}

type ReplyPages = Record<string, Record<Locale, string>>;

/** The path that a file in dist/ is served at: `ru/about.html` → `/ru/about`. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

export const isIndexed = ({ $ }: BuiltPage) =>
  $('meta[name=robots][content*=noindex]').length === 0;

/** Reads the pages of a built site, without the authors' screen, which no visitor sees. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const dist = join(folder, 'dist');
  const pages: BuiltPage[] = [];
  for await (const file of glob('**/*.html', { cwd: dist, exclude: ['admin', 'admin.html'] })) {
    const html = await readFile(join(dist, file), 'utf8');
    if (html.startsWith('<!DOCTYPE')) pages.push(builtPage(addressOf(file), html));
  }
  if (pages.length === 0) throw new Error(`There is no site in ${dist}: run "npm test -- build"`);
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { dist, pages: [...pages, ...(await replyPages(folder))] };
}

async function replyPages(folder: string): Promise<BuiltPage[]> {
  const file = pathToFileURL(join(folder, '.netlify/built/reply-pages.js'));
  const { default: replies }: { default: ReplyPages } = await import(file.href);
  return Object.entries(replies).flatMap(([form, htmlIn]) =>
    locales.map((locale) => builtPage(localizedPath(`/reply/${form}`, locale), htmlIn[locale])),
  );
}

function builtPage(path: string, html: string): BuiltPage {
  // A parser that corrects nothing is twice as fast, and the rule on valid HTML allows nothing to correct.
  return { path, locale: localeOfPath(path), html, $: load(html) };
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
