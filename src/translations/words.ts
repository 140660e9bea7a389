import { fill, type Values } from '../i18n/fill.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Dictionary } from './messages/dictionary.ts';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import { tr } from './messages/tr.ts';
import { uz } from './messages/uz.ts';
import type { StateCounts, TranslationStatus } from './state.ts';

const dictionaries: Record<Locale, Dictionary> = { uz, ru, tr, en };

/** The messages about translations in a language: `words('ru')('count.older', { count: 3 })`. */
export function words(locale: Locale) {
  return (key: keyof Dictionary, values: Values = {}): string =>
    fill(dictionaries[locale][key], values, locale);
}

/** The entries that are there in a language, older ones included, and what is to do: `259 (1 missing, 3 older)`. */
export function countsInWords(counts: StateCounts, locale: Locale): string {
  const todo = (['missing', 'older'] as const).filter((state) => counts[state] > 0);
  const parts = todo.map((state) => words(locale)(`count.${state}`, { count: counts[state] }));
  const written = counts.there + counts.older;
  return parts.length > 0 ? `${written} (${parts.join(', ')})` : `${written}`;
}

/** The counts of all languages on a line. */
export function summary({ counts }: TranslationStatus, locale: Locale): string {
  const languages = locales.map((each) => `${each} ${countsInWords(counts[each], locale)}`);
  return words(locale)('summary', { languages: languages.join(', ') });
}
