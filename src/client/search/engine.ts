import type { Locale } from '../../i18n/locales.ts';
import { type Engine, ranking, stemmedLocales } from '../../search/engine.ts';

declare global {
  /** By which Pagefind asks for its files: integrations/search-index/write-index.ts. */
  var fetchSearchFile: (url: string) => Promise<Response>;
}

interface Pagefind {
  createInstance: (options: object) => Engine;
}

const folder = '/pagefind/';

let running: Promise<Engine> | undefined;

/** The search of a language's index, loaded once; rejects when a part of it doesn't come. */
export function engineFor(locale: Locale): Promise<Engine> {
  running ??= start(locale);
  return running;
}

/** After a failure: what comes next asks for everything anew. */
export function dropEngine(): void {
  running = undefined;
}

async function start(locale: Locale): Promise<Engine> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content ?? '';
  let lost = false;
  const ask = async (url: string) => {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer;
    lost = true;
    throw new Error(`${url} didn’t come`);
  };
  // What Pagefind asks for first is on its way while its code is.
  const program = stemmedLocales.includes(locale) ? locale : 'unknown';
  const early = new Map(
    [`pagefind-entry.json?ts=${build}`, `wasm.${program}.pagefind`].map((file) => {
      const answer = ask(folder + file);
      answer.catch(() => undefined);
      return [folder + file, answer];
    }),
  );
  globalThis.fetchSearchFile = (url) => {
    const answer = early.get(url) ?? ask(url);
    early.delete(url);
    return answer;
  };
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
  };
}
