import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../../src/i18n/locales.ts';
import {
  type Engine,
  type Found,
  listOfPages,
  ranking,
  signedProgram,
} from '../../../src/search/engine.ts';

type Search = Engine['search'];

/** The search of the site's index in a folder, as the browser runs it. */
export async function engineOf(folder: string, locale: Locale): Promise<Engine> {
  const read = async (file: string) => new Response(await readFile(file));
  const fetchSearchFile = async (url: string) => {
    const file = url
      .replace(/\?.*/, '')
      .replace(/pagefind\.x?(\w\w)_\w+\.pf_meta$/, (_, one: Locale) => listOfPages(one));
    const program = file.endsWith('.pagefind');
    return program ? signedProgram(await read(file.replace('.pagefind', '.wasm'))) : read(file);
  };
  Object.assign(globalThis, { fetchSearchFile });
  const search = await startPagefind(folder, locale, { ranking });
  const dates = async () => (await read(join(folder, `dates.${locale}.json`))).json();
  return { search, dates };
}

/** The search of an index as Pagefind makes and asks it by itself. */
export async function plainSearch(
  folder: string,
  locale: Locale,
): Promise<(typed: string) => Promise<Found[]>> {
  const fetch = async (url: string) => new Response(await readFile(url.replace(/\?.*/, '')));
  Object.assign(globalThis, { fetch });
  const search = await startPagefind(folder, locale, {});
  return async (typed) => (await search(typed, {})).results;
}

async function startPagefind(folder: string, locale: Locale, options: object): Promise<Search> {
  // Its code is made for one language a page: each needs a module of its own.
  const address = `${pathToFileURL(join(folder, 'pagefind.js'))}?${locale}`;
  const { createInstance } = (await import(/* @vite-ignore */ address)) as {
    createInstance: (options: object) => { search: Search };
  };
  // Pagefind reads the page's language when it is started.
  const document = { querySelector: () => ({ getAttribute: () => locale }) };
  Object.assign(globalThis, { document });
  const pagefind = createInstance({
    basePath: `${folder}/`,
    baseUrl: '/',
    noWorker: true,
    ...options,
  });
  Reflect.deleteProperty(globalThis, 'document');
  return (words, asked) => pagefind.search(words, asked);
}
