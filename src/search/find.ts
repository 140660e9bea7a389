import { type Answer, misspeltAnswer, type Query, readQuery, type Searched } from './query.ts';
import { type Hit, type SearchIndex, type SearchOptions, stemmedLocales } from './search-index.ts';
import { russianKeyboardGuesses } from './text/keyboard.ts';
import { queryWords, stem, stems, toSiteVocabulary, type Words } from './text/words.ts';

export interface SearchResult {
  /** The page that answers a frequent question. */
  answer?: Answer | undefined;
  hits: Hit[];
  /** The query that was searched for instead: without typing errors, or in the other keyboard layout. */
  corrected?: string;
  /** True if no page has all the words, so the hits only have some of them. */
  partial?: boolean;
}

interface Found {
  hits: Hit[];
  /** Whether a hit has the words as typed, apart from suffixes. */
  sure: boolean;
}

const nothing: Found = { hits: [], sure: false };

/** How many results are shown while the others of the first page load. */
export const shownFirst = 3;

/** Results per page. */
export const pageSize = 10;

/** Up to this number of pages with all the words, pages with some of them follow. */
const few = 5;

/** Searches for a query, in any spelling. Rejects when a part of the index doesn't load. */
export async function find(
  searched: Searched,
  query: Query,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const search = searchFor(searched, options);
  const best = query.best ?? (options.verbatim ? undefined : misspeltAnswer(query, searched));
  const found = await findAllWords(searched, query, search);
  const isUnderstood = options.verbatim || found.sure || (best?.whole && found.hits.length > 0);
  if (!isUnderstood) {
    const { answerToOtherLanguage, guessQuery } = await import('./guess-meaning.ts');
    // For words other than the typed ones, stems and guesses would match too much.
    const hasPage = async (words: Words) => (await searchFor(searched, {})(words)).sure;
    const meant = await guessQuery(searched, query, hasPage);
    if (meant) {
      const other = readQuery(meant.query, searched);
      const result = await find(searched, other, { ...options, verbatim: true });
      return { ...result, corrected: meant.shown ?? meant.query };
    }
    const answer = best?.whole ? undefined : await answerToOtherLanguage(searched, query);
    if (answer) return { answer, hits: [] };
  }
  const withSome = found.hits.length > few ? [] : await findSomeWords(searched, query, search);
  const hits = uniqueById(found.hits, withSome);
  const others = best ? await withoutPage(hits, best.answer.url) : hits;
  return {
    answer: best?.answer,
    hits: options.newestFirst ? await sortByDate(searched.index, others) : others,
    ...(found.hits.length === 0 && withSome.length > 0 && { partial: true }),
  };
}

/** The pages with all the words, those with the site's own vocabulary first. */
async function findAllWords(
  { locale, synonyms }: Searched,
  { typed, content }: Query,
  search: SearchFor,
): Promise<Found> {
  const searchIfDifferent = (others: Words) =>
    others.join() === content.join() ? nothing : search(others);
  const found = await Promise.all([
    searchIfDifferent(toSiteVocabulary(content, synonyms)),
    search(content, shownFirst),
    searchIfDifferent(stemmedLocales.includes(locale) ? content : stems(content, locale)),
  ]);
  const hits = uniqueById(...found.map((one) => one.hits));
  if (hits.length > 0) return { hits, sure: found.some(({ sure }) => sure) };
  for (const guess of russianKeyboardGuesses(typed, locale)) {
    const guessed = await search(guess);
    if (guessed.sure) return guessed;
  }
  return nothing;
}

/** A few pages with some of the words. */
async function findSomeWords(
  { locale, synonyms }: Searched,
  { content }: Query,
  search: SearchFor,
): Promise<Hit[]> {
  if (content.length < 2) return [];
  const terms = stems(toSiteVocabulary(content, synonyms), locale).filter(
    (word) => word.length > 1,
  );
  const found = await Promise.all(terms.map((term) => search([term])));
  return mergeByScore(found.map(({ hits }) => hits)).slice(0, few);
}

type SearchFor = ReturnType<typeof searchFor>;

/**
 * Returns a function that queries the index for pages with all of some words, and loads the first
 * `preload` hits. If no indexed word starts with a queried word, Pagefind matches the longest prefix of
 * the queried word that is indexed, however short; such hits are dropped.
 */
function searchFor({ index, locale }: Searched, { filters }: SearchOptions) {
  return async (words: Words, preload = 1): Promise<Found> => {
    const hits = await index.search(words.join(' '), { filters });
    const [first, ...others] = hits;
    if (!first) return nothing;
    const data = first.data();
    // The code that shows them handles the rejection.
    for (const other of others.slice(0, preload - 1)) other.data().catch(() => undefined);
    const { content, meta } = await data;
    const texts = content.split(/\s+/);
    const matched = queryWords(
      [meta.title, ...first.words.map((location) => texts[location])].join(' '),
      locale,
    ).flatMap((word) => [word, ...word.split('-')]);
    const haveAll = (like: (queried: string, found: string) => boolean) =>
      words.every((word) => matched.some((other) => like(word, other)));
    const sure = haveAll((word, other) => other.startsWith(stem(word, locale)));
    return sure || haveAll(beginsLike) ? { hits, sure } : nothing;
  };
}

/** The share of a queried word's letters that the matching word must start with, since suffixes differ. */
const minCommonPrefix = 0.55;

function beginsLike(queried: string, found: string): boolean {
  let common = 0;
  while (common < queried.length && queried[common] === found[common]) common++;
  return common >= Math.max(Math.min(queried.length, 3), queried.length * minCommonPrefix);
}

async function sortByDate(index: SearchIndex, hits: readonly Hit[]): Promise<Hit[]> {
  const dates = await index.dates();
  const dateOf = ({ id }: Hit) => dates[id] ?? 0;
  return [...hits].sort((a, b) => dateOf(b) - dateOf(a));
}

/** The hits without that page, if it is among the first page of results, which is loaded anyway. */
async function withoutPage(hits: readonly Hit[], url: string): Promise<Hit[]> {
  const first = await Promise.all(hits.slice(0, pageSize).map((hit) => hit.data()));
  return hits.filter((_, place) => first[place]?.url !== url);
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
