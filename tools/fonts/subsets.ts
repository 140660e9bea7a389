import { letters } from '../../src/i18n/alphabets.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = '\u00a0«»‘’“”„–—…·•©°×−№§₂';

/** The font's files: the characters in each, and the range for which browsers load it. */
export const subsets = [
  {
    name: 'latin',
    characters: ascii + punctuation + letters.uz + letters.tr + letters.en,
    range: 'U+0-3FF, U+2000-2BFF',
  },
  { name: 'cyrillic', characters: letters.ru, range: 'U+400-4FF' },
];
