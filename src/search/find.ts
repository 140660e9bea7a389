import type { Locale } from '../i18n/locales.ts';
import type { Engine, EngineOptions, Found } from './engine.ts';
import { otherLayout } from './keyboard.ts';
import { russianKeyboardGuesses, stems, typedWords, type Words } from './words.ts';

export interface Finding {
  results: Found[];
  /** The query as the other keyboard layout would have it, where that finds something. */
  meant?: string;
}

/** Finds what was asked for in the index of a language, however it is spelt. */
export async function find(
  engine: Engine,
  query: string,
  locale: Locale,
  options: EngineOptions = {},
): Promise<Finding> {
  const results = await findSpellings(engine, query, locale, options);
  if (results.length > 0) return { results };
  const meant = otherLayout(query);
  const others = meant === query ? [] : await findSpellings(engine, meant, locale, {});
  return others.length > 0 ? { results, meant } : { results };
}

/** With fewer pages that have all the words, those with some of them are shown too. */
const enough = 5;

async function findSpellings(
  engine: Engine,
  query: string,
  locale: Locale,
  options: EngineOptions,
): Promise<Found[]> {
  const ask = asker(engine, locale, options);
  const words = typedWords(query, locale);
  if (words.length === 0) return [];
  const exact = await ask(words);
  const bare = stems(words, locale);
  const inflected = bare.join() === words.join() ? [] : await ask(bare);
  // Whatever begins with a word begins with its stem.
  if (options.sort && inflected.length > 0) return inflected;
  const found = joined(exact, inflected);
  if (found.length > enough) return found;
  const some = bare.length > 1 ? anyOf(await Promise.all(bare.map((word) => ask([word])))) : [];
  if (found.length > 0) return options.sort ? found : joined(found, some.slice(0, enough));
  for (const guess of russianKeyboardGuesses(query, locale)) {
    const guessed = await ask(guess);
    if (guessed.length > 0) return guessed;
  }
  return some;
}

/**
 * Asks for pages with all the words. Where no word begins as one does that was asked for, Pagefind
 * takes the longest word that is a beginning of it, however short: such results are none.
 */
function asker(engine: Engine, locale: Locale, options: EngineOptions) {
  return async (words: Words): Promise<Found[]> => {
    const { results } = await engine.search(words.join(' '), options);
    const [first] = results;
    if (!first) return [];
    const { content, locations, meta } = await first.data();
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

function joined(first: readonly Found[], second: readonly Found[]): Found[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
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
