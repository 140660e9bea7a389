import { http } from '../../client/http.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  type Pagefind,
  pagefindOptions,
  type SearchIndex,
  stemmedLocales,
} from '../search-index.ts';
import { parseVocabulary } from '../text/correct.ts';

const folder = '/pagefind/';

let opened: Promise<SearchIndex> | undefined;

/** Loads Pagefind and a language's index, once. Rejects when a part of it doesn't load. */
export function openIndex(locale: Locale): Promise<SearchIndex> {
  opened ??= open(locale);
  return opened;
}

/** After a failure: the next `openIndex` loads everything again. */
export function discardIndex(): void {
  opened = undefined;
}

async function open(locale: Locale): Promise<SearchIndex> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content ?? '';
  let failed = false;
  const request = (url: string) => {
    const response = http(url);
    response.catch(() => {
      failed = true;
    });
    return response;
  };
  // What Pagefind requests first, one after the other, loads beside its code.
  const preloaded = new Map<string, Promise<Response>>();
  const preload = (name: string) => preloaded.set(folder + name, request(folder + name));
  const entryName = `pagefind-entry.json?ts=${build}`;
  preload(entryName);
  preload(`wasm.${stemmedLocales.includes(locale) ? locale : 'unknown'}.pagefind`);
  preloaded
    .get(folder + entryName)
    ?.then((response) => response.clone().json())
    .then(({ languages }) => preload(`pagefind.${languages[locale].hash}.pf_meta`))
    .catch(() => undefined);
  const code = `${folder}pagefind.js`;
  const { answerBy, createInstance } = (await import(/* @vite-ignore */ code)) as Pagefind;
  answerBy((url) => preloaded.get(url) ?? request(url));
  const pagefind = createInstance({ ...pagefindOptions, basePath: folder, metaCacheTag: build });
  return {
    async search(words, options) {
      const { results } = await pagefind.search(words, options);
      if (failed) throw new Error('Failed to load a part of the search index');
      return results;
    },
    async vocabulary() {
      return parseVocabulary(await (await request(`${folder}words.${locale}.txt`)).text());
    },
    async dates() {
      return (await request(`${folder}dates.${locale}.json`)).json();
    },
  };
}
