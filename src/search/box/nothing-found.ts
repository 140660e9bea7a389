import { countableWords, searchCounterPath } from '../../counters/searches.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchOptions } from '../search-index.ts';
import { normalizeForSearch } from '../text/normalize.ts';
import { similarTitles } from '../text/similar-titles.ts';
import { element, link, type SearchBox } from './elements.ts';
import { otherLanguagesNote } from './notes.ts';

const maxSimilar = 6;

/** Suggestions when nothing is found: similar titles, tips, the telephone, site map, other languages. */
export function nothingFoundNote(
  box: SearchBox,
  query: string,
  { filters = {} }: SearchOptions,
): Node[] {
  const { messages } = box;
  const similar = similarLinks(box, query);
  const similarList =
    similar.length > 0 ? [element('h2', {}, [messages.similar]), element('ul', {}, similar)] : [];
  const tips = [
    messages.tipWords,
    ...(Object.keys(filters).length > 0 ? [messages.tipFilters] : []),
  ].map((tip) => element('li', {}, [tip]));
  const call = element('li', {}, [
    `${messages.call} `,
    link(messages.phone.href, messages.phone.label),
  ]);
  const map = element('li', {}, [link(`${messages.page}#site-map`, messages.siteMap)]);
  return [...similarList, element('ul', {}, [...tips, call, map]), otherLanguagesNote(box, query)];
}

/** Links with titles similar to the query: the answers' pages and, on the search page, its site map. */
function similarLinks({ locale, messages }: SearchBox, query: string): Node[] {
  const anchors = document.querySelectorAll<HTMLAnchorElement>('#site-map a');
  const pages = [
    ...messages.questions.answers.map(({ url, title }) => ({ href: url, title, lang: '' })),
    ...[...anchors].map(({ href, textContent, lang }) => ({
      href,
      title: textContent.trim(),
      lang,
    })),
  ];
  const titles = pages.map((page) => ({
    ...page,
    normalized: normalizeForSearch(page.title, locale),
  }));
  const unique = new Map(
    similarTitles(normalizeForSearch(query, locale), titles, maxSimilar).map((page) => [
      new URL(page.href, location.href).href,
      page,
    ]),
  );
  return [...unique.values()].map(({ href, title, lang }) =>
    element('li', {}, [Object.assign(link(href, title), lang && { lang })]),
  );
}

const counted = new Set<string>();

/** Reports a query without a result, once per page load and without anything about the visitor. */
export function countSearch(query: string, locale: Locale): void {
  const words = countableWords(query);
  if (!words || counted.has(words)) return;
  counted.add(words);
  navigator.sendBeacon(searchCounterPath, new URLSearchParams({ locale, words }));
}
