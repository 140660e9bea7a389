import { countableWords, searchCounterPath } from '../../counters/searches.ts';
import type { Locale } from '../../i18n/locales.ts';

const counted = new Set<string>();

/** Reports a query without a result, once in the life of a page and without anything about the visitor. */
export function countSearch(query: string, locale: Locale): void {
  const words = countableWords(query);
  if (!words || counted.has(words)) return;
  counted.add(words);
  navigator.sendBeacon(searchCounterPath, new URLSearchParams({ locale, words }));
}
