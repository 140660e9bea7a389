import type { Locale } from '../i18n/locales.ts';
import type { Engine, Found, SearchOptions } from './search-index.ts';
import { otherLayout } from './text/keyboard.ts';
import { siteWords } from './text/synonyms.ts';
import { russianKeyboardGuesses, stems, typedWords, type Words } from './text/words.ts';

export interface Finding {
  results: Found[];
  /** The query as the other keyboard layout would have it, where that finds what this doesn't. */
  meant?: string;
}

/** Finds what was asked for in the index of a language, however it is spelt. */
export async function find(
  engine: Engine,
  query: string,
  locale: Locale,
  options: SearchOptions = {},
): Promise<Finding> {
  const whole = await findWhole(engine, query, locale, options);
  if (whole.length === 0) {
    const meant = otherLayout(query);
    const known = meant !== query && (await hasAll(engine, meant, locale));
    // What has some of the words has them by chance.
    if (known) return { results: [], meant };
  }
  const some = whole.length > enough ? [] : await findSome(engine, query, locale, options);
  const found = joined(whole, some);
  return { results: options.newestFirst ? await byDate(engine, found) : found };
}

/** How many results a reader sees before the rest has come, and how many then. */
export const shownFirst = 3;
export const shownAtOnce = 10;

/** With fewer pages that have all the words, those with some of them are shown too. */
const enough = 5;

/** The pages that have all the words. */
async function findWhole(
  engine: Engine,
  query: string,
  locale: Locale,
  options: SearchOptions,
): Promise<Found[]> {
  const ask = asker(engine, locale, options);
  const words = typedWords(query, locale);
  if (words.length === 0) return [];
  const differs = (others: Words) => others.join() !== words.join();
  const bare = stems(words, locale);
  const own = siteWords(words, locale);
  const found = joined(
    ...(await Promise.all([
      differs(own) ? ask(own) : [],
      ask(words, shownFirst),
      differs(bare) ? ask(bare) : [],
    ])),
  );
  if (found.length > 0) return found;
  for (const guess of russianKeyboardGuesses(query, locale)) {
    const guessed = await ask(guess);
    if (guessed.length > 0) return guessed;
  }
  return [];
}

/** Whether a page has all the words as they are: endings and guesses make words of anything. */
async function hasAll(engine: Engine, query: string, locale: Locale): Promise<boolean> {
  const words = typedWords(query, locale);
  return words.length > 0 && (await asker(engine, locale, {})(words)).length > 0;
}

/** The first pages that have some of the words. */
async function findSome(
  engine: Engine,
  query: string,
  locale: Locale,
  options: SearchOptions,
): Promise<Found[]> {
  const words = typedWords(query, locale);
  if (words.length < 2) return [];
  const ask = asker(engine, locale, options);
  const telling = stems(siteWords(words, locale), locale).filter((word) => word.length > 1);
  return anyOf(await Promise.all(telling.map((word) => ask([word])))).slice(0, enough);
}

/**
 * Asks for pages with all the words. Where no word begins as one does that was asked for, Pagefind
 * takes the longest word that is a beginning of it, however short: such results are none.
 */
function asker(engine: Engine, locale: Locale, { filters }: SearchOptions) {
  return async (words: Words, ahead = 1): Promise<Found[]> => {
    const { results } = await engine.search(words.join(' '), { filters });
    const [first, ...next] = results.slice(0, ahead).map((found) => found.data());
    if (!first) return [];
    for (const entry of next) entry.catch(() => undefined);
    const { content, locations, meta } = await first;
    const texts = content.split(/\s+/);
    const matched = typedWords(
      [meta.title, ...locations.map((location) => texts[location])].join(' '),
      locale,
    );
    const parts = matched.flatMap((word) => [word, ...word.split('-')]);
    return words.every((word) => parts.some((part) => isLike(word, part))) ? results : [];
  };
}

/** Stems and their words end differently. */
const likeness = 0.55;

function isLike(asked: string, found: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === found[same]) same++;
  return same >= Math.max(Math.min(asked.length, 3), asked.length * likeness);
}

async function byDate(engine: Engine, found: readonly Found[]): Promise<Found[]> {
  const dates = await engine.dates();
  const day = ({ id }: Found) => dates[id] ?? 0;
  return found.toSorted((a, b) => day(b) - day(a));
}

function joined(...lists: readonly (readonly Found[])[]): Found[] {
  return [...new Map(lists.flat().map((found) => [found.id, found])).values()];
}

/** The results of words that no page has together: those with most of the words first. */
function anyOf(lists: readonly Found[][]): Found[] {
  const scores = new Map<string, { found: Found; words: number; score: number }>();
  for (const list of lists) {
    const best = list[0]?.score || 1;
    for (const found of list) {
      const known = scores.get(found.id) ?? { found, words: 0, score: 0 };
      known.words += 1;
      known.score += found.score / best;
      scores.set(found.id, known);
    }
  }
  return [...scores.values()]
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .map(({ found }) => found);
}
