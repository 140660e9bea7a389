import { apostropheCorrections } from './apostrophes.ts';
import { isAuthors, unneededCharacters } from './characters.ts';
import { composedCorrections } from './composed-letters.ts';
import { applyCorrections, type Correction } from './correction.ts';
import { alphabetCorrections } from './mixed-alphabets.ts';
import { pageCorrections } from './page-ranges.ts';
import type { Text } from './texts.ts';

/** What is looked at in a text: where it stands, itself, and what of it are words of a language. */
export type Written = Pick<Text, 'field' | 'text' | 'words' | 'language'>;

/** In the order in which they are made: each finds what those before it have left. */
const finders: ((written: Written) => Correction[])[] = [
  ({ text }) => unneededCharacters(text).filter(({ kind }) => !isAuthors(kind)),
  ({ words }) => composedCorrections(words),
  ({ words, language }) => alphabetCorrections(words, language),
  ({ words, language }) => (language === 'uz' ? apostropheCorrections(words) : []),
  ({ field, text }) => (field.at(-1) === 'pages' ? pageCorrections(text) : []),
];

/**
 * Corrects what can only be meant in one way, and changes nothing else: characters that nobody sees, letters
 * of two characters, words with letters of two alphabets, the apostrophes of Uzbek, the dashes of pages.
 */
export function correctText(written: Written): { corrected: string; corrections: Correction[] } {
  const corrections: Correction[] = [];
  let { text, words } = written;
  for (const find of finders) {
    const found = find({ ...written, text, words });
    text = applyCorrections(text, found);
    words = applyCorrections(words, found);
    corrections.push(...found);
  }
  return { corrected: text, corrections };
}
