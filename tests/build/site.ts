import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import replyPages from '#built/reply-pages';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../src/i18n/paths.ts';

/** The folder of the built site. */
export const dist = join(import.meta.dirname, '../../dist');

/** A built page. `path` is the path it is served at, `html` the file's text. */
export interface BuiltPage {
  path: string;
  locale: Locale;
  html: string;
  $: CheerioAPI;
}

/** The path that a file in dist/ is served at: `ru/about.html` → `/ru/about`. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

function builtPage(path: string, html: string): BuiltPage {
  // A parser that corrects nothing is twice as fast, and html.test.ts allows nothing to correct.
  return { path, locale: localeOfPath(path), html, $: load(html) };
}

/** A text in single plain spaces, as its words are compared. */
export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All but the authors' own, which no visitor sees (tests/build/admin.test.ts). */
async function readPages(): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const file of glob('**/*.html', { cwd: dist, exclude: ['admin', 'admin.html'] })) {
    const html = await readFile(join(dist, file), 'utf8');
    if (html.startsWith('<!DOCTYPE')) pages.push(builtPage(addressOf(file), html));
  }
  if (pages.length === 0) throw new Error('There is no site in dist/: run "npm run build"');
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The pages that the site serves. */
const servedPages = await readPages();

/** The templates of functions' reply pages, which are not served themselves. */
const replies = Object.entries(replyPages).flatMap(([form, htmlIn]) =>
  locales.map((locale) => builtPage(localizedPath(`/reply/${form}`, locale), htmlIn[locale])),
);

export const pages = [...servedPages, ...replies];

export const isIndexed = ({ $ }: BuiltPage) =>
  $('meta[name=robots][content*=noindex]').length === 0;

/** Whether a page or a file is served at this path. */
export function isServed(path: string): boolean {
  const file = decodeURIComponent(path).slice(1) || 'index';
  return (
    existsSync(join(dist, `${file}.html`)) || (/\.\w+$/.test(file) && existsSync(join(dist, file)))
  );
}

/** Collects the problems of all pages, each as `path: problem`. */
export function findProblems(problems: (page: BuiltPage) => readonly string[]): string[] {
  return pages.flatMap((page) => problems(page).map((problem) => `${page.path}: ${problem}`));
}
