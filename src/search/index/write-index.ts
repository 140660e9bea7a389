import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { minify } from 'vite';
import { locales, perLocale } from '../../i18n/locales.ts';
import { normalizeForSearch } from '../text/normalize.ts';
import type { SearchRecord } from './read-page.ts';
import { shownDate, titleKind, titlesText } from './titles.ts';
import { vocabularyText } from './vocabulary.ts';

/** Records on their way to Pagefind's process, or files being written, at a time. */
const concurrency = 200;

/** The files that a search loads. Pagefind's own interface and its worker are left out. */
const served =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\..*|.*\.pf_meta|(?:index|filter|fragment)\/.*)$/;

/** The first bytes of what Pagefind compresses. */
const signature = 'pagefind_dcd';

/** Pagefind stems what it has a stemmer for; that of Turkish would need the marks that are normalized. */
const unstemmedTurkish = 'xtr';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes Pagefind's index of the records to a folder and returns how many there are. It is made of
 * normalized texts; the n-th word of one is the n-th word of the text as written.
 *
 * Pagefind's files are served as they are, except the fragments, which results are shown from, and
 * the name of a language in the entry file. The site's own are `dates.{locale}.json` (sorting by Pagefind
 * would cost every search 10 kB), `words.{locale}.txt` and `titles.{locale}.json`.
 */
export async function writeIndex(records: Iterable<SearchRecord>, folder: string): Promise<number> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const byUrl = new Map<string, SearchRecord>();
  await pMap(records, (record) => addRecord(index, record, byUrl), { concurrency });

  const dates = perLocale(() => new Map<string, number>());
  const rewrite = async (path: string, content: Uint8Array) => {
    if (path === 'pagefind.js') {
      return (await minify(path, withRequests(Buffer.from(content).toString()))).code;
    }
    if (path === 'pagefind-entry.json') {
      return Buffer.from(content).toString().replace(`"${unstemmedTurkish}":`, '"tr":');
    }
    const id = /^fragment\/(.+)\.pf_fragment$/.exec(path)?.[1];
    if (!id) return content;
    const { record, fragment } = await asWritten(content, byUrl);
    if (record.date) dates[record.locale].set(id, Date.parse(record.date) / dayMs);
    return fragment;
  };
  const { files } = await index.getFiles();
  await pMap(
    files.filter(({ path }) => served.test(path)),
    async ({ path, content }) => write(join(folder, path), await rewrite(path, content)),
    { concurrency },
  );
  await close();

  for (const [locale, days] of Object.entries(dates)) {
    // Sorted, so that builds of the same pages write the same file.
    const sorted = Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
    await write(join(folder, `dates.${locale}.json`), JSON.stringify(sorted));
  }
  for (const locale of locales) {
    const own = [...byUrl.values()].filter((record) => record.locale === locale);
    await write(join(folder, `words.${locale}.txt`), vocabularyText(own));
    await write(join(folder, `titles.${locale}.json`), titlesText(own));
  }
  return byUrl.size;
}

/**
 * Pagefind's code with `answerBy`, whose function answers its requests instead of `fetch`: by itself it
 * treats a part of the index that doesn't load as one without matches
 * (https://github.com/Pagefind/pagefind/pull/1329).
 */
export function withRequests(code: string): string {
  const changed = code.replace(/\bfetch\(/g, 'requestPart(');
  if (changed === code) throw new Error('pagefind.js has no request: it has changed');
  return `${changed}\nlet requestPart = fetch;\nexport const answerBy = (answer) => { requestPart = answer; };`;
}

async function addRecord(
  index: PagefindIndex,
  record: SearchRecord,
  byUrl: Map<string, SearchRecord>,
): Promise<void> {
  const { locale, title, content, section, category, date } = record;
  const name = titleKind(record);
  // Pagefind names a fragment by a hash of what it is given, and fragments are cached for ever: the
  // name must change with everything that `asWritten` puts into it.
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url');
  const url = `/${digest.slice(0, 12)}`;
  byUrl.set(url, record);
  const { errors } = await index.addCustomRecord({
    url,
    language: locale === 'tr' ? unstemmedTurkish : locale,
    content: normalizeForSearch(content || title, locale),
    meta: { [name]: normalizeForSearch(title, locale) },
    filters: {
      section: [section],
      ...(category && { category: [category] }),
      ...(date && { year: [date.slice(0, 4)] }),
    },
  });
  if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
}

/** A fragment with the record's texts as they are written. */
async function asWritten(compressed: Uint8Array, byUrl: ReadonlyMap<string, SearchRecord>) {
  const json = (await promisify(gunzip)(compressed)).subarray(signature.length).toString();
  const indexed = JSON.parse(json) as { url: string };
  const record = byUrl.get(indexed.url);
  if (!record) throw new Error(`Pagefind has a record that it wasn’t given: ${indexed.url}`);
  const { url, title, lang, content, section, category } = record;
  const meta = { title, lang, section, category, date: shownDate(record) };
  const shown = JSON.stringify({ ...indexed, url, content: content || title, meta });
  return { record, fragment: await promisify(gzip)(signature + shown, { level: 9 }) };
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
