import type { Locale } from '../../i18n/locales.ts';
import { normalizeForSearch } from './normalize.ts';
import { queryWords, type Words } from './words.ts';

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** The text that the same keys produce in the other layout, English or Russian: `ghbtv` → `прием`. */
export function otherLayout(text: string): string {
  const lower = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [cyrillic, latin] : [latin, cyrillic];
  return [...lower].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

const maxGuesses = 16;

/**
 * The possible meanings of Uzbek in Cyrillic typed on a Russian keyboard, which has no қ ғ ҳ ў: `кабул` →
 * `qabul`, `укув` → `oquv`. Normalizing already makes ғ and г, and ҳ and х equal; к and у stay ambiguous.
 */
export function russianKeyboardGuesses(query: string, locale: Locale): Words[] {
  if (locale !== 'uz' || !/[ку]/i.test(query) || /[қғўҳ]/i.test(query)) return [];
  let guesses: string[] = [''];
  for (const letter of normalizeForSearch(query, locale)) {
    const readings = letter === 'k' ? ['q', 'k'] : letter === 'u' ? ['o', 'u'] : [letter];
    guesses = guesses
      .flatMap((start) => readings.map((reading) => start + reading))
      .slice(0, maxGuesses);
  }
  return guesses.map((guess) => queryWords(guess, locale));
}
