import type { Locale } from '../../i18n/locales.ts';
import { foldCase } from './fold-case.ts';

/**
 * The form in which a language's texts are indexed and queried: spellings that visitors mix up are
 * made the same. Spaces stay, so the n-th word of a text is still its n-th word.
 */
export function normalizeForSearch(text: string, locale: Locale): string {
  // British and American: paediatrics, pediatrics.
  if (locale === 'en') return foldCase(text).replace(/ae|oe/g, 'e');
  if (locale !== 'uz') return foldCase(text);
  const latin = uzbekToLatin(text.normalize('NFC').toLowerCase());
  // Many writers confuse “ts” with “s” and “x” with “h”.
  return foldCase(latin).replace(/ts/g, 's').replace(/x/g, 'h');
}

const vowels = 'аеёиоуэюяў';

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'gʻ',
  д: 'd',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'oʻ',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: 'ʼ',
  ы: 'i',
  ь: '',
  э: 'e',
  ё: 'yo',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates a lower-case text from Uzbek Cyrillic to Uzbek Latin: `шифохона` → `shifoxona`. */
function uzbekToLatin(text: string): string {
  return text.replace(/[а-яёғқўҳ]/g, (letter, at: number) => {
    const before = text[at - 1] ?? ' ';
    const afterVowel = vowels.includes(before);
    if (letter === 'е') {
      return afterVowel || /[^а-яёғқўҳ]|[ъь]/.test(before) ? 'ye' : 'e';
    }
    // The spelling rule: “ts” after a vowel only, as in “litsenziya” but “konferensiya”.
    if (letter === 'ц') return afterVowel ? 'ts' : 's';
    return letters[letter] ?? letter;
  });
}
