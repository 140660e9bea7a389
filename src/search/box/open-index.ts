import { http } from '../../client/http.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  type Engine,
  listOfPages,
  ranking,
  signedProgram,
  stemmedLocales,
} from '../search-index.ts';

declare global {
  /** By which Pagefind asks for its files: integrations/search-index/write-index.ts. */
  var fetchSearchFile: (url: string) => Promise<Response>;
}

interface Pagefind {
  createInstance: (options: object) => Pick<Engine, 'search'>;
}

const folder = '/pagefind/';

let running: Promise<Engine> | undefined;

/** The search of a language's index, loaded once; rejects when a part of it doesn't come. */
export function engineFor(locale: Locale): Promise<Engine> {
  running ??= start(locale);
  return running;
}

/** After a failure: what comes next asks for everything again. */
export function dropEngine(): void {
  running = undefined;
}

async function start(locale: Locale): Promise<Engine> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content ?? '';
  let lost = false;
  const ask = async (url: string) => {
    try {
      return await http(url);
    } catch (error) {
      lost = true;
      throw error;
    }
  };
  const program = `${folder}wasm.${stemmedLocales.includes(locale) ? locale : 'unknown'}.wasm`;
  // What Pagefind asks for first, once each, is on its way while its code is.
  const early = new Map([
    ['entry', ask(`${folder}pagefind-entry.json?ts=${build}`)],
    ['pf_meta', ask(`${folder}${listOfPages(locale)}?ts=${build}`)],
    ['wasm', ask(program).then(signedProgram)],
  ]);
  for (const answer of early.values()) answer.catch(() => undefined);
  globalThis.fetchSearchFile = (url) =>
    early.get(/entry|pf_meta|wasm/.exec(url)?.[0] ?? '') ?? ask(url);
  const code = `${folder}pagefind.js`;
  const { createInstance } = (await import(/* @vite-ignore */ code)) as Pagefind;
  const pagefind = createInstance({
    basePath: folder,
    baseUrl: '/',
    metaCacheTag: build,
    excerptLength: 24,
    excerptEllipsis: '…',
    noWorker: true,
    ranking,
  });
  return {
    async search(words, options) {
      const answer = await pagefind.search(words, options);
      // Pagefind finds nothing in a part of its index that didn't come.
      if (lost) throw new Error('A part of the search’s index didn’t come');
      return answer;
    },
    async dates() {
      return (await ask(`${folder}dates.${locale}.json`)).json();
    },
  };
}
