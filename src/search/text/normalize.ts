import type { Locale } from '../../i18n/locales.ts';
import { folded } from './fold-case.ts';
import { latinUzbek } from './uzbek-cyrillic.ts';

/**
 * The form in which texts of a language are indexed and asked for: whatever spellings of a word
 * differ in is left out. A text keeps its spaces, so that its n-th word stays the n-th.
 */
export function fold(text: string, locale: Locale): string {
  // British and American: paediatrics, pediatrics.
  if (locale === 'en') return folded(text).replace(/ae|oe/g, 'e');
  if (locale !== 'uz') return folded(text);
  const latin = latinUzbek(text.normalize('NFC').toLocaleLowerCase('en'));
  // Words with “ts” and “s”, “x” and “h” are mixed up by many who write them.
  return folded(latin).replace(/ts/g, 's').replace(/x/g, 'h');
}
