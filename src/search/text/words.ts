import type { Locale } from '../../i18n/locales.ts';
import { fold } from './normalize.ts';
import { stem } from './stem.ts';

/** One thing to ask the index for; every word of it is the beginning of words that match. */
export type Words = readonly string[];

/** The words of what was typed, as the index has them. */
export function typedWords(query: string, locale: Locale): Words {
  return fold(query, locale)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
}

export const stems = (words: Words, locale: Locale): Words =>
  words.map((word) => stem(word, locale));

const guessLimit = 16;

/**
 * What may have been meant by Uzbek in Cyrillic that was typed on a Russian keyboard, which has no
 * қ ғ ҳ ў: `кабул` → `qabul`, `укув` → `oquv`. Folding leaves к and у to be told from қ and ў.
 */
export function russianKeyboardGuesses(query: string, locale: Locale): Words[] {
  if (locale !== 'uz' || !/[ку]/i.test(query) || /[қғўҳ]/i.test(query)) return [];
  let guesses: string[] = [''];
  for (const letter of fold(query, locale)) {
    const meant = letter === 'k' ? ['q', 'k'] : letter === 'u' ? ['o', 'u'] : [letter];
    guesses = guesses.flatMap((start) => meant.map((end) => start + end)).slice(0, guessLimit);
  }
  return guesses.map((guess) => typedWords(guess, locale));
}
