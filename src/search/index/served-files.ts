import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { formatShortDate } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { listOfPages, signature, stemmedLocales } from '../search-index.ts';
import type { SearchRecord } from './record.ts';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/** Days since 1970 by the ids of results. */
export type Dates = Record<Locale, Record<string, number>>;

const day = 24 * 60 * 60 * 1000;

/** Pagefind stems what it has a language's stemmer for: another name for the language keeps it out. */
export const indexName = (locale: Locale) =>
  stemmedLocales.includes(locale) ? locale : `x${locale}`;

/**
 * A file of Pagefind's as the site serves it, and its name; undefined for those that it doesn't
 * need. The results get the texts as they are written, and what has a date is noted in `dates`.
 */
export async function servedFile(
  path: string,
  content: Uint8Array,
  byUrl: ReadonlyMap<string, SearchRecord>,
  dates: Dates,
): Promise<[path: string, content: Uint8Array | string] | undefined> {
  const unzipped = async () => (await unzip(content)).subarray(signature.length);
  if (path === 'pagefind-entry.json') return [path, withOwnNames(Buffer.from(content).toString())];
  if (path === 'pagefind.js') return [path, withNoticedFetch(Buffer.from(content).toString())];
  if (path.startsWith('wasm.')) return [path.replace(/\.pagefind$/, '.wasm'), await unzipped()];
  if (path.startsWith('fragment/')) {
    const indexed = JSON.parse((await unzipped()).toString()) as { url: string };
    const record = byUrl.get(indexed.url);
    if (!record) throw new Error(`Pagefind has a record that it wasn’t given: ${indexed.url}`);
    const id = path.replace(/^fragment\/|\.\w+$/g, '');
    if (record.date) dates[record.locale][id] = Date.parse(record.date) / day;
    const shown = JSON.stringify({ ...indexed, ...shownParts(record) });
    return [path, await zip(signature + shown, { level: 9 })];
  }
  const listed = locales.find((locale) => path.startsWith(`pagefind.${indexName(locale)}_`));
  // Pagefind compresses for speed.
  if (listed) return [listOfPages(listed), await zip(await unzip(content), { level: 9 })];
  return /^(?:index|filter)\//.test(path) ? [path, content] : undefined;
}

/** What a reader sees instead of what was indexed. */
function shownParts({ url, locale, title, lang, content, date, ...rest }: SearchRecord) {
  const { section, category, picture } = rest;
  const shownDate = date && date.length > 4 ? formatShortDate(new Date(date), locale) : date;
  const meta = { title, lang, section, category, date: shownDate, picture };
  return { url, content: content || title, meta };
}

function withOwnNames(entry: string): string {
  return locales.reduce(
    (text, locale) => text.replace(`"${indexName(locale)}":`, `"${locale}":`),
    entry,
  );
}

/** Pagefind keeps to itself that a file didn't come: it asks for all by a `fetch` that can be told of it. */
function withNoticedFetch(code: string): string {
  return `const fetch=(url)=>globalThis.fetchSearchFile(url);${code}`;
}
