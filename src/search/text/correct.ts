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
const minLength = 4;

/** One error in words of up to seven letters, two in longer ones. */
const maxErrors = (one: string, other: string) => (Math.max(one.length, other.length) < 8 ? 1 : 2);

/** Penalties for a candidate, in typing errors. */
const costs = { rarerClass: 0.2, onlySounds: 0.3, otherSuffix: 0.6 };

/** Whether a word is another one with a suffix. */
const isBeginning = (known: string, word: string) =>
  known.length >= Math.max(minLength, word.length - 3) && word.startsWith(known);

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
      const limit = maxErrors(word, known);
      const errors = Math.min(
        typingErrors(word, known, limit),
        typingErrors(sound, phonetic(known), limit - 0.5) + costs.onlySounds,
        ...withoutSuffix.map((begin) => typingErrors(begin, known, 1) + costs.otherSuffix),
      );
      const cost = errors + rarity * costs.rarerClass;
      if (cost < (best?.cost ?? Infinity)) best = { word: known, cost };
    }
  }
  return best?.word;
}
