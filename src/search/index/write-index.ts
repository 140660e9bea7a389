import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { perLocale } from '../../i18n/locales.ts';
import { fold } from '../text/normalize.ts';
import type { SearchRecord } from './record.ts';
import { type Dates, indexName, servedFile } from './served-files.ts';

/** So many are on their way to or from Pagefind's process at a time. */
const batch = 200;

/**
 * Writes Pagefind's index of the records to a folder, and tells their number. The index is made of
 * folded texts, whose n-th word is the n-th of the text that readers see.
 */
export async function writeIndex(records: Iterable<SearchRecord>, folder: string): Promise<number> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const byUrl = new Map<string, SearchRecord>();
  await inBatches(records, (record) => add(index, record, byUrl));
  const dates: Dates = perLocale(() => ({}));
  await inBatches((await index.getFiles()).files, async ({ path, content }) => {
    const served = await servedFile(path, content, byUrl, dates);
    if (served) await write(join(folder, served[0]), served[1]);
  });
  await close();
  for (const [locale, days] of Object.entries(dates)) {
    await write(join(folder, `dates.${locale}.json`), JSON.stringify(inOrder(days)));
  }
  return byUrl.size;
}

/** Two builds write the same file, whichever record was ready first. */
const inOrder = (days: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Takes the next batch while the last is worked on. */
async function inBatches<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  let now: Promise<void>[] = [];
  for (const item of items) {
    now.push(work(item));
    if (now.length < batch) continue;
    await before;
    before = Promise.all(now);
    now = [];
  }
  await Promise.all([before, ...now]);
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
  });
  if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
