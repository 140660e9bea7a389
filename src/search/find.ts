import {
  type Answer,
  type BestAnswer,
  isWhole,
  misspeltAnswer,
  type Query,
  readQuery,
  type Searched,
} from './query.ts';
import { type Hit, type SearchIndex, type SearchOptions, stemmedLocales } from './search-index.ts';
import { type Found, findWord, nothing, type SearchFor, searchFor } from './search-words.ts';
import { russianKeyboardGuesses } from './text/keyboard.ts';
import { isTogether } from './text/together.ts';
import { queryWords, stems, toSiteVocabulary, type Words } from './text/words.ts';
import { hasAll } from './titles.ts';

export interface SearchResult {
  /** The page that answers a frequent question. */
  answer?: Answer | undefined;
  /** Without an answer: the page whose office is likely to know it. */
  nearest?: Answer | undefined;
  hits: Hit[];
  /** The query that was searched for instead: without typing errors, or in the other keyboard layout. */
  corrected?: string;
  /** True if no page says what was asked, so the hits are only near it. */
  partial?: boolean;
  /** The words that no page has. */
  missing?: Words;
}

/** How many results are shown while the others of the first page load. */
export const shownFirst = 3;

/** Results per page. */
export const pageSize = 10;

/** Up to this number of pages with all the words, pages with some of them follow. */
const few = 5;

/** A page that has less of a query than this is not near it, if other pages have all its words. */
const minNearest = 0.5;

/** Searches for a query, in any spelling. Rejects when a part of the index doesn't load. */
export async function find(
  searched: Searched,
  query: Query,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const search = searchFor(searched, options);
  const best = query.best ?? (options.verbatim ? undefined : misspeltAnswer(query, searched));
  const found = await findAllWords(searched, query, search);
  const isUnderstood =
    options.verbatim || best?.unsaid || found.sure || (isWhole(best) && found.hits.length > 0);
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
    const answer = isWhole(best) ? undefined : await answerToOtherLanguage(searched, query);
    if (answer) return { answer, hits: [] };
  }
  const named = await hasTitle(found.hits, query, searched);
  const answer =
    best && !(named && !isWhole(best)) && (await says(searched, query, best))
      ? best.answer
      : undefined;
  const withSome = found.hits.length > few ? [] : await findSomeWords(searched, query, search);
  const hits = uniqueById(found.hits, withSome);
  const partial = !answer && !named && (best?.unsaid || !(await isSaid(found, query, searched)));
  const isNear = best && !answer && !named && (partial || best.share >= minNearest);
  const nearest = isNear ? best.answer : undefined;
  const first = answer ?? nearest;
  const others = first ? await withoutPage(hits, first.url) : hits;
  return {
    answer,
    nearest,
    hits: options.newestFirst ? await sortByDate(searched.index, others) : others,
    ...((partial || nearest) && { partial: true, missing: await missingWords(searched, query) }),
  };
}

/** An answer to less of a query than this is only shown if its page has all the other words. */
const minAnswered = 0.5;

/**
 * Whether an answer's page says what was asked: it has the words that the answer doesn't account for, or
 * these are more frequent than those that it accounts for, which are then the subject.
 */
async function says(searched: Searched, query: Query, best: BestAnswer): Promise<boolean> {
  const { answer, others, unsaid, share } = best;
  if (unsaid || others.length === 0) return !unsaid;
  const search = searchFor(searched, {});
  const pagesWith = (words: Words) =>
    Promise.all(words.map((word) => findWord(searched, word, search)));
  const found = await pagesWith(others);
  if (!found.every(({ sure }) => sure)) return false;
  const id = (await searched.index.pages())[answer.url.replace(/#.*/, '')];
  const elsewhere = found.filter(({ hits }) => !hits.some((hit) => hit.id === id));
  if (elsewhere.length === 0) return true;
  if (share < minAnswered) return false;
  const subject = await pagesWith(query.content.filter((word) => !others.includes(word)));
  // Visitors' own words are on no page.
  const counts = subject.flatMap(({ hits, sure }) => (sure ? hits.length : []));
  const rarest = Math.min(...counts, counts.length > 0 ? Infinity : 0);
  return elsewhere.every(({ hits }) => hits.length > rarest);
}

/** Whether one of the first pages has all the words in its title. */
async function hasTitle(
  hits: readonly Hit[],
  { content }: Query,
  { locale }: Searched,
): Promise<boolean> {
  const first = await Promise.all(hits.slice(0, shownFirst).map((hit) => hit.data()));
  return first.some(({ meta }) => hasAll(queryWords(meta.title, locale), content, locale));
}

/** Whether one of the first pages has all the words in one place. */
async function isSaid({ hits }: Found, { content }: Query, searched: Searched): Promise<boolean> {
  const { locale, synonyms } = searched;
  const spellings = [content, toSiteVocabulary(content, synonyms)];
  for (const hit of hits.slice(0, shownFirst)) {
    const { content: text, meta } = await hit.data();
    const page = { title: meta.title, content: text };
    if (spellings.some((asked) => isTogether(page, asked, locale))) return true;
  }
  return false;
}

/** The words, as typed, that neither a page has nor an answer accounts for. */
async function missingWords(searched: Searched, { typed, content, best }: Query): Promise<Words> {
  const search = searchFor(searched, {});
  const asked = best?.others ?? content;
  const found = await Promise.all(asked.map((word) => findWord(searched, word, search)));
  const missing = asked.filter((_, at) => !found[at]?.sure);
  return typed
    .split(/\s+/)
    .filter((word) => queryWords(word, searched.locale).some((one) => missing.includes(one)));
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

async function sortByDate(index: SearchIndex, hits: readonly Hit[]): Promise<Hit[]> {
  const dates = await index.dates();
  const dateOf = ({ id }: Hit) => dates[id] ?? 0;
  return [...hits].sort((a, b) => dateOf(b) - dateOf(a));
}

/** The hits without that page, if it is among the first page of results, which is loaded anyway. */
async function withoutPage(hits: readonly Hit[], url: string): Promise<Hit[]> {
  const page = url.replace(/#.*/, '');
  const first = await Promise.all(hits.slice(0, pageSize).map((hit) => hit.data()));
  return hits.filter((_, place) => first[place]?.url !== page);
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
