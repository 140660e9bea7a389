import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../../src/i18n/locales.ts';
import { type Engine, ranking } from '../../../src/search/engine.ts';

interface Pagefind {
  createInstance: (options: object) => Engine;
}

/** The search of an index on disk, as the browser would run it; `ours` orders results as the site does. */
export async function engineOf(folder: string, locale: Locale, ours: boolean): Promise<Engine> {
  const read = async (url: string) => new Response(await readFile(url.replace(/\?.*/, '')));
  Object.assign(globalThis, ours ? { fetchSearchFile: read } : { fetch: read });
  // Its code is made for one language a page: each needs a module of its own.
  const address = `${pathToFileURL(join(folder, 'pagefind.js'))}?${locale}`;
  const { createInstance } = (await import(/* @vite-ignore */ address)) as Pagefind;
  // Pagefind reads the page's language when it is started.
  Object.assign(globalThis, {
    document: { querySelector: () => ({ getAttribute: () => locale }) },
  });
  const engine = createInstance({
    basePath: `${folder}/`,
    baseUrl: '/',
    noWorker: true,
    ...(ours && { ranking }),
  });
  Reflect.deleteProperty(globalThis, 'document');
  return engine;
}
