import type { Locale } from '../../i18n/locales.ts';
import { phonetic } from './phonetic.ts';
import { typingErrors } from './typing-errors.ts';
import { beginnings, stem } from './words.ts';

/** The normalized words of an index in three classes: words of titles, frequent words, the others. */
export type Vocabulary = readonly (readonly string[])[];

/** Parses a vocabulary: one line per class, words separated by spaces. */
export const parseVocabulary = (text: string): Vocabulary =>
  text.split('\n').map((line) => line.split(' ').filter(Boolean));

/** Words with fewer letters are too similar to others. */
const minLength = 5;

/** Up to this length a wrong consonant makes another word: `swift` is not `shift`. */
const shortLength = 5;

/** The errors of a short word that don't make another one: a wrong vowel, or another spelling of its sound. */
const maxErrorsOfShort = 0.5;

/** The least length of a word that is another one without a suffix. */
const minBeginning = 4;

/** One error in words of up to six letters, two in longer ones. */
const maxErrors = (one: string, other: string) => (Math.min(one.length, other.length) < 7 ? 1 : 2);

/** Penalties for a candidate, in typing errors. */
const costs = { rarerClass: 0.2, onlySounds: 0.3, otherSuffix: 0.6 };

/** Whether a word is another one with a suffix. */
const isBeginning = (known: string, word: string) =>
  known.length >= Math.max(minBeginning, word.length - 3) && word.startsWith(known);

/** Whether two words have the same letters. */
const isReordered = (one: string, other: string) =>
  [...one].sort().join() === [...other].sort().join();

/** The word of the vocabulary that was probably meant; undefined if the word is known or none is similar. */
export function correct(word: string, vocabulary: Vocabulary, locale: Locale): string | undefined {
  if (word.length < minLength || /\d/.test(word)) return undefined;
  const bare = stem(word, locale);
  const sound = phonetic(word);
  const withoutSuffix = beginnings(word, locale);
  let best: { word: string; cost: number } | undefined;
  for (const [rarity, words] of vocabulary.entries()) {
    for (const known of words) {
      if (known.startsWith(bare) || isBeginning(known, word)) return undefined;
      // The first letter is seldom wrong: `fridge` is not `bridge`.
      if (phonetic(known)[0] !== sound[0] && !isReordered(word, known)) continue;
      const limit = maxErrors(word, known);
      const errors = Math.min(
        typingErrors(word, known, limit),
        typingErrors(sound, phonetic(known), limit - 0.5) + costs.onlySounds,
        ...withoutSuffix.map((begin) => typingErrors(begin, known, 1) + costs.otherSuffix),
      );
      if (word.length <= shortLength && errors > maxErrorsOfShort && !isReordered(word, known))
        continue;
      const cost = errors + rarity * costs.rarerClass;
      if (cost < (best?.cost ?? Infinity)) best = { word: known, cost };
    }
  }
  return best?.word;
}
