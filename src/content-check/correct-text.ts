import { apostropheCorrections } from './apostrophes.ts';
import { isAuthors, unneededCharacters } from './characters.ts';
import { composedCorrections } from './composed-letters.ts';
import { applyCorrections, type Correction } from './correction.ts';
import { alphabetCorrections } from './mixed-alphabets.ts';
import { pageCorrections } from './page-ranges.ts';
import type { Text } from './texts.ts';

/** The input of the corrections: the field, its text, and the text with everything but words blanked out. */
export type Written = Pick<Text, 'field' | 'text' | 'words' | 'language'>;

/** In the order in which they run: each works on the output of those before it. */
const finders: ((written: Written) => Correction[])[] = [
  ({ text }) => unneededCharacters(text).filter(({ kind }) => !isAuthors(kind)),
  ({ words }) => composedCorrections(words),
  ({ words, language }) => alphabetCorrections(words, language),
  ({ words, language }) => (language === 'uz' ? apostropheCorrections(words) : []),
  ({ field, text }) => (field.at(-1) === 'pages' ? pageCorrections(text) : []),
];

/**
 * Makes only unambiguous corrections: invisible characters, composed letters, words with letters of two
 * alphabets, Uzbek apostrophes and the dashes of page ranges.
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
