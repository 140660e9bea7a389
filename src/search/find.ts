import type { Locale } from '../i18n/locales.ts';
import type { Hit, SearchIndex, SearchOptions } from './search-index.ts';
import { otherLayout, russianKeyboardGuesses } from './text/keyboard.ts';
import { toSiteVocabulary } from './text/synonyms.ts';
import { queryWords, stems, type Words } from './text/words.ts';

interface SearchResult {
  hits: Hit[];
  /** The query as the other keyboard layout would write it, where only that finds something. */
  suggestion?: string;
}

/** How many results are shown while the others of the first page load. */
export const shownFirst = 3;

/** Results per page. */
export const pageSize = 10;

/** Up to so many pages with all the words, pages with some of them follow. */
const few = 5;

/** Searches a language's index for a query, in any spelling. Rejects when a part of the index doesn't load. */
export async function find(
  index: SearchIndex,
  query: string,
  locale: Locale,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const words = queryWords(query, locale);
  const withAll = await findAllWords(index, query, words, locale, options);
  if (withAll.length === 0) {
    const suggestion = otherLayout(query);
    // Pages with some of its words would be there by chance.
    if (suggestion !== query && (await isFound(index, suggestion, locale))) {
      return { hits: [], suggestion };
    }
  }
  const withSome = withAll.length > few ? [] : await findSomeWords(index, words, locale, options);
  const hits = uniqueById(withAll, withSome);
  return { hits: options.newestFirst ? await sortByDate(index, hits) : hits };
}

/** The pages with all the words, the words of the site's own vocabulary first. */
async function findAllWords(
  index: SearchIndex,
  query: string,
  words: Words,
  locale: Locale,
  options: SearchOptions,
): Promise<Hit[]> {
  if (words.length === 0) return [];
  const search = createQuery(index, locale, options);
  const searchIfDifferent = (others: Words) =>
    others.join() === words.join() ? [] : search(others);
  const hits = uniqueById(
    ...(await Promise.all([
      searchIfDifferent(toSiteVocabulary(words, locale)),
      search(words, shownFirst),
      searchIfDifferent(stems(words, locale)),
    ])),
  );
  if (hits.length > 0) return hits;
  for (const guess of russianKeyboardGuesses(query, locale)) {
    const guessed = await search(guess);
    if (guessed.length > 0) return guessed;
  }
  return [];
}

/** Whether a page has all the words of a query as they are: stems and guesses would find too much. */
async function isFound(index: SearchIndex, query: string, locale: Locale): Promise<boolean> {
  const words = queryWords(query, locale);
  return words.length > 0 && (await createQuery(index, locale, {})(words)).length > 0;
}

/** A few pages with some of the words. */
async function findSomeWords(
  index: SearchIndex,
  words: Words,
  locale: Locale,
  options: SearchOptions,
): Promise<Hit[]> {
  if (words.length < 2) return [];
  const search = createQuery(index, locale, options);
  const terms = stems(toSiteVocabulary(words, locale), locale).filter((word) => word.length > 1);
  return mergeByScore(await Promise.all(terms.map((term) => search([term])))).slice(0, few);
}

/**
 * Returns the function that queries the index for pages with all of some words, and loads the first
 * `preload` hits. Where no indexed word begins with a queried one, Pagefind takes the longest word
 * that is a prefix of it, however short: such hits are dropped.
 */
function createQuery(index: SearchIndex, locale: Locale, { filters }: SearchOptions) {
  return async (words: Words, preload = 1): Promise<Hit[]> => {
    const hits = await index.search(words.join(' '), { filters });
    const [first, ...others] = hits;
    if (!first) return [];
    const data = first.data();
    // Whoever shows them gets the rejection.
    for (const other of others.slice(0, preload - 1)) other.data().catch(() => undefined);
    const { content, meta } = await data;
    const texts = content.split(/\s+/);
    const matched = queryWords(
      [meta.title, ...first.words.map((location) => texts[location])].join(' '),
      locale,
    ).flatMap((word) => [word, ...word.split('-')]);
    return words.every((word) => matched.some((other) => beginsLike(word, other))) ? hits : [];
  };
}

/** The share of a queried word's letters that the matching word must begin with: suffixes differ. */
const minCommonPrefix = 0.55;

function beginsLike(queried: string, found: string): boolean {
  let common = 0;
  while (common < queried.length && queried[common] === found[common]) common++;
  return common >= Math.max(Math.min(queried.length, 3), queried.length * minCommonPrefix);
}

async function sortByDate(index: SearchIndex, hits: readonly Hit[]): Promise<Hit[]> {
  const dates = await index.dates();
  const dateOf = ({ id }: Hit) => dates[id] ?? 0;
  return hits.toSorted((a, b) => dateOf(b) - dateOf(a));
}

function uniqueById(...lists: readonly (readonly Hit[])[]): Hit[] {
  return [...new Map(lists.flat().map((hit) => [hit.id, hit])).values()];
}

/** Merges the hits of single words: those with most of the words first, then by relative score. */
function mergeByScore(lists: readonly Hit[][]): Hit[] {
  const totals = new Map<string, { hit: Hit; words: number; score: number }>();
  for (const list of lists) {
    const best = list[0]?.score || 1;
    for (const hit of list) {
      const total = totals.get(hit.id) ?? { hit, words: 0, score: 0 };
      total.words += 1;
      total.score += hit.score / best;
      totals.set(hit.id, total);
    }
  }
  return [...totals.values()]
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .map(({ hit }) => hit);
}
