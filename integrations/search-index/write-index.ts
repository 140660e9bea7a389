import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { formatShortDate } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { stemmedLocales } from '../../src/search/engine.ts';
import { fold } from '../../src/search/fold.ts';
import type { SearchRecord } from './record.ts';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/** So many are on their way to Pagefind's process at a time. */
const batch = 500;

/** Pagefind stems what it has a language's stemmer for: another name for the language keeps it out. */
const indexName = (locale: Locale) => (stemmedLocales.includes(locale) ? locale : `x${locale}`);

/**
 * Writes Pagefind's index of the records to a folder. It is made of folded texts; the files of the
 * results then get the texts as they are written, word for word in the same places.
 */
export async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const byUrl = new Map<string, SearchRecord>();
  for (let start = 0; start < records.length; start += batch) {
    await Promise.all(
      records.slice(start, start + batch).map((record) => add(index, record, byUrl)),
    );
  }
  const { files } = await index.getFiles();
  for (let start = 0; start < files.length; start += batch) {
    await Promise.all(
      files.slice(start, start + batch).map(async ({ path, content }) => {
        const served = await servedFile(path, content, byUrl);
        if (!served) return;
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, served);
      }),
    );
  }
  await close();
}

async function add(
  index: PagefindIndex,
  record: SearchRecord,
  byUrl: Map<string, SearchRecord>,
): Promise<void> {
  const { locale, title, content, section, category, date } = record;
  // A file's name is a digest of what Pagefind knows, and its content may be cached for ever.
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url');
  const url = `/${digest.slice(0, 12)}`;
  byUrl.set(url, record);
  const { errors } = await index.addCustomRecord({
    url,
    language: indexName(locale),
    content: fold(content, locale) || fold(title, locale),
    meta: { title: fold(title, locale) },
    filters: {
      section: [section],
      ...(category && { category: [category] }),
      ...(date && { year: [date.slice(0, 4)] }),
    },
    sort: { date: date ?? '0' },
  });
  if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
}

const signature = 'pagefind_dcd';

async function servedFile(
  path: string,
  content: Uint8Array,
  byUrl: ReadonlyMap<string, SearchRecord>,
): Promise<Uint8Array | string | undefined> {
  if (path === 'pagefind-entry.json') {
    return locales.reduce(
      (entry, locale) => entry.replace(`"${indexName(locale)}":`, `"${locale}":`),
      Buffer.from(content).toString(),
    );
  }
  if (path === 'pagefind.js') return withNoticedFetch(Buffer.from(content).toString());
  if (path.startsWith('fragment/')) {
    const fragment = (await unzip(content)).toString().slice(signature.length);
    return zip(signature + shownFragment(fragment, byUrl), { level: 9 });
  }
  return /^(?:index|filter)\/|\.pf_meta$|^wasm\./.test(path) ? content : undefined;
}

/** A result's file with what a reader sees instead of what was indexed. */
function shownFragment(fragment: string, byUrl: ReadonlyMap<string, SearchRecord>): string {
  const indexed = JSON.parse(fragment) as { url: string };
  const record = byUrl.get(indexed.url);
  if (!record) throw new Error(`Pagefind has a record that it wasn’t given: ${indexed.url}`);
  const { url, title, lang, content, section, category, date, picture, locale } = record;
  const shownDate = date && date.length > 4 ? formatShortDate(new Date(date), locale) : date;
  const meta = { title, lang, section, category, date: shownDate, picture };
  return JSON.stringify({ ...indexed, url, content: content || title, meta });
}

/** Pagefind keeps to itself that a file didn't come: it asks for all by a `fetch` that can be told of it. */
function withNoticedFetch(code: string): string {
  return `const fetch=(url)=>globalThis.fetchSearchFile(url);${code}`;
}
