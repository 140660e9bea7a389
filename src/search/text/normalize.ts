import type { Locale } from '../../i18n/locales.ts';
import { foldCase } from './fold-case.ts';

/**
 * The form in which a language's texts are indexed and queried: spellings that visitors confuse become the
 * same. Spaces stay, so the n-th word of a text is still its n-th word.
 */
export function normalizeForSearch(text: string, locale: Locale): string {
  // British and American spelling: paediatrics, pediatrics.
  if (locale === 'en') return foldCase(text).replace(/ae|oe/g, 'e');
  if (locale !== 'uz') return foldCase(text);
  // Many people confuse “ts” with “s” and “x” with “h”.
  return foldCase(uzbekToLatin(text.normalize('NFC').toLowerCase()))
    .replace(/ts/g, 's')
    .replace(/x/g, 'h');
}

/** Latin equivalents of the Cyrillic letters of Uzbek and Russian, for the search. */
export const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гg ғg дd еe ёyo жj зz иi йy кk қq лl мm нn оo пp рr сs тt уu ўo фf хh ҳh цs чch шsh щsh ъ ыi ь эe юyu яya'
    .split(' ')
    .map(([letter = '', ...sound]) => [letter, sound.join('')]),
);

/** Transliterates a lower-case text from Uzbek Cyrillic: `шифохона` → `shifohona`. */
const uzbekToLatin = (text: string) =>
  text.replace(/[а-яёғқўҳ]/g, (letter, at: number) => {
    // At the start of a word, after a vowel and after a sign.
    const isYe = letter === 'е' && /[^а-яғқҳ]|[аеиоуэюяъь]/.test(text[at - 1] ?? ' ');
    return isYe ? 'ye' : (latin[letter] ?? letter);
  });
