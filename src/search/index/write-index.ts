import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { minify } from 'vite';
import { locales, perLocale } from '../../i18n/locales.ts';
import { normalizeForSearch } from '../text/normalize.ts';
import type { SearchRecord } from './read-page.ts';
import { shownDate, titleKind, titlesText } from './titles.ts';
import { collectWords } from './vocabulary.ts';

/** How many files are written at the same time. */
const concurrency = 200;

/** Files that a search loads unchanged. Pagefind's own interface and its worker are left out. */
const served = /^(?:wasm\..*|.*\.pf_meta|(?:index|filter)[\\/].*)$/;

/** The first bytes of the data that Pagefind compresses. */
const signature = 'pagefind_dcd';

/** A language without a stemmer: Pagefind's Turkish one would need the marks that are normalized. */
const unstemmedTurkish = 'xtr';

const dayMs = 24 * 60 * 60 * 1000;

/** Pagefind's index, to which records are added before it is written to a folder. */
interface Index {
  /** The index depends on the order of the calls. */
  add: (record: SearchRecord) => Promise<void>;
  /** Resolves to the number of records. */
  write: (folder: string) => Promise<number>;
}

/**
 * Starts an index. It is built from normalized texts; the n-th word of one is the n-th word of the text as
 * written.
 *
 * Pagefind's files are served unchanged, except for the fragments, from which results are shown, and the
 * name of a language in the entry file. The site's own files are `dates.{locale}.json` (sorting by
 * Pagefind would cost every search 10 kB), `pages.{locale}.json`, `words.{locale}.txt` and
 * `titles.{locale}.json`.
 */
export async function startIndex(): Promise<Index> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const byUrl = new Map<string, SearchRecord>();
  const words = perLocale(collectWords);
  return {
    add: (record) => {
      words[record.locale].add(record);
      return addRecord(index, record, byUrl);
    },
    write: async (folder) => {
      // If its process returned the files instead, all of them would be in memory three times.
      const written = await index.writeFiles({ outputPath: folder });
      if (written.errors.length > 0) throw new Error(written.errors.join('\n'));
      await close();
      const { dates, pages } = await rewriteFiles(folder, byUrl);
      for (const locale of locales) {
        await writeFile(join(folder, `dates.${locale}.json`), sortedJson(dates[locale]));
        await writeFile(join(folder, `pages.${locale}.json`), sortedJson(pages[locale]));
        await writeFile(join(folder, `words.${locale}.txt`), words[locale].vocabulary());
        const own = [...byUrl.values()].filter((record) => record.locale === locale);
        await writeFile(join(folder, `titles.${locale}.json`), titlesText(own));
      }
      return byUrl.size;
    },
  };
}

/** Sorted, so that builds of the same pages write the same file. */
const sortedJson = (values: ReadonlyMap<string, string | number>) =>
  JSON.stringify(Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1))));

/**
 * Turns Pagefind's files into those that are served. Resolves to the dates of the records by fragment, and
 * to the fragments of the pages that answers may name, by URL.
 */
async function rewriteFiles(folder: string, byUrl: ReadonlyMap<string, SearchRecord>) {
  const dates = perLocale(() => new Map<string, number>());
  const pages = perLocale(() => new Map<string, string>());
  const rewrite = async (path: string) => {
    const file = join(folder, path);
    const [, id] = /^fragment.(.+)\.pf_fragment$/.exec(path) ?? [];
    if (id) {
      const { record, fragment } = asWritten(await readFile(file), byUrl);
      if (record.date) dates[record.locale].set(id, Date.parse(record.date) / dayMs);
      if (isPage(record)) pages[record.locale].set(record.url, id);
      await writeFile(file, fragment);
    } else if (path === 'pagefind.js') {
      const code = withRequests(await readFile(file, 'utf8'));
      await writeFile(file, (await minify(path, code)).code);
    } else if (path === 'pagefind-entry.json') {
      const entry = await readFile(file, 'utf8');
      await writeFile(file, entry.replace(`"${unstemmedTurkish}":`, '"tr":'));
    } else if (!served.test(path)) {
      await rm(file);
    }
  };
  await pMap(globSync('**/*.*', { cwd: folder }), rewrite, { concurrency });
  return { dates, pages };
}

/** Whether a record is a page rather than an item of a list, of which there may be thousands. */
const isPage = (record: SearchRecord) => !record.url.includes('#') && titleKind(record) === 'title';

/**
 * Pagefind's code with `answerBy`, which sets a function that answers its requests in place of `fetch`, and
 * with the option `language` of `createInstance`. Without the first, Pagefind treats a part of the index that
 * doesn't load as one without matches (https://github.com/Pagefind/pagefind/pull/1329); without the second, it
 * takes the language of the document, which browsers change when they translate a page.
 */
export function withRequests(code: string): string {
  const changes: [pattern: RegExp, replacement: string][] = [
    [/\bfetch\(/g, 'requestPart('],
    [/(\.\.\.(\w+),\s*basePath:\s*\w+\(\2\?\.basePath\),\s*language:)/g, '$1$2?.language??'],
  ];
  const changed = changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`pagefind.js has no ${pattern}: it has changed`);
    return text.replace(pattern, replacement);
  }, code);
  return `${changed}\nlet requestPart = fetch;\nexport const answerBy = (answer) => { requestPart = answer; };`;
}

async function addRecord(
  index: PagefindIndex,
  record: SearchRecord,
  byUrl: Map<string, SearchRecord>,
): Promise<void> {
  const { locale, title, content, section, category, date } = record;
  const name = titleKind(record);
  // Pagefind names a fragment by a hash of its input, and fragments are cached for ever: the name must
  // change with everything that `asWritten` puts into it.
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

/**
 * A fragment with the record's texts as they are written. Its few kilobytes are compressed synchronously:
 * going through the thread pool takes four times as much processor time.
 */
function asWritten(compressed: Uint8Array, byUrl: ReadonlyMap<string, SearchRecord>) {
  const json = gunzipSync(compressed).subarray(signature.length).toString();
  const indexed = JSON.parse(json) as { url: string };
  const record = byUrl.get(indexed.url);
  if (!record) throw new Error(`Pagefind has a record that it wasn’t given: ${indexed.url}`);
  const { url, title, lang, content, section, category } = record;
  const meta = { title, lang, section, category, date: shownDate(record) };
  const shown = JSON.stringify({ ...indexed, url, content: content || title, meta });
  return { record, fragment: gzipSync(signature + shown, { level: 9 }) };
}
