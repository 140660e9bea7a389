import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../i18n/locales.ts';
import { type Pagefind, pagefindOptions, type SearchIndex } from '../search-index.ts';
import { parseVocabulary } from '../text/correct.ts';

const read = async (file: string) => new Response(await readFile(file.replace(/\?.*/, '')));

/**
 * Opens a folder's index of a language in Node, in the same way as the browser, for tests and benchmarks.
 * `options` are Pagefind's.
 */
export async function openIndex(
  folder: string,
  locale: Locale,
  options: object = pagefindOptions,
): Promise<SearchIndex> {
  // Pagefind's code supports one language per page, so each language needs its own module.
  const address = `${pathToFileURL(join(folder, 'pagefind.js'))}?${locale}`;
  const { answerBy, createInstance } = (await import(/* @vite-ignore */ address)) as Pagefind;
  answerBy(read);
  // Pagefind takes the language from the page.
  const document = { querySelector: () => ({ getAttribute: () => locale }) };
  Object.assign(globalThis, { document });
  const pagefind = createInstance({ ...options, basePath: `${folder}/` });
  Reflect.deleteProperty(globalThis, 'document');
  return {
    search: async (words, asked) => (await pagefind.search(words, asked)).results,
    vocabulary: async () =>
      parseVocabulary(await (await read(join(folder, `words.${locale}.txt`))).text()),
    pages: async () => (await read(join(folder, `pages.${locale}.json`))).json(),
    dates: async () => (await read(join(folder, `dates.${locale}.json`))).json(),
  };
}
