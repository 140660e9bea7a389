import { http } from '../../client/http.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchMessages } from '../messages.ts';
import type { Searched } from '../query.ts';
import {
  type Pagefind,
  pagefindOptions,
  type SearchIndex,
  stemmedLocales,
} from '../search-index.ts';
import { parseVocabulary } from '../text/correct.ts';
import type { Title } from '../titles.ts';
import type { SearchBox } from './elements.ts';

const folder = '/pagefind/';

/** The messages of a language are at the URL of its search page plus `.json`. */
export const loadMessages = async (page: string): Promise<SearchMessages> =>
  (await http(`${page}.json`)).json();

/** The titles that are searched until the index has loaded; without them the search starts later. */
export const loadTitles = (locale: Locale): Promise<Title[]> =>
  http(`${folder}titles.${locale}.json`)
    .then((response) => response.json())
    .catch(() => []);

/** Opens the index and the questions of a box's language; those of other languages load on demand. */
export async function openSearch({ locale, messages }: SearchBox): Promise<Searched> {
  return {
    ...messages.questions,
    index: await openIndex(locale),
    otherQuestions: () =>
      Promise.all(messages.languages.map(async ({ page }) => (await loadMessages(page)).questions)),
  };
}

let opened: Promise<SearchIndex> | undefined;

/** Loads Pagefind and a language's index, once. Rejects when a part of it doesn't load. */
export function openIndex(locale: Locale): Promise<SearchIndex> {
  opened ??= open(locale);
  return opened;
}

/** After a failure: makes the next `openIndex` load everything again. */
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
  // Files that Pagefind requests first, one after the other, are loaded in parallel with its code.
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
  const pagefind = createInstance({
    ...pagefindOptions,
    language: locale,
    basePath: folder,
    metaCacheTag: build,
  });
  return {
    async search(words, options) {
      const { results } = await pagefind.search(words, options);
      if (failed) throw new Error('Failed to load a part of the search index');
      return results;
    },
    async vocabulary() {
      return parseVocabulary(await (await request(`${folder}words.${locale}.txt`)).text());
    },
    async pages() {
      return (await request(`${folder}pages.${locale}.json`)).json();
    },
    async dates() {
      return (await request(`${folder}dates.${locale}.json`)).json();
    },
  };
}
