import { letters } from '../../src/i18n/alphabets.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = '\u00a0«»‘’“”„–—…·•©°×−№§₂';
const latin = ascii + punctuation + letters.uz + letters.tr + letters.en;

/** The characters in each of the font's files. A Russian page needs the second alone. */
export const subsets = [
  { name: 'latin', characters: latin },
  { name: 'cyrillic', characters: latin + letters.ru },
];
