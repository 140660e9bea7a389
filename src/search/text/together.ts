import type { Locale } from '../../i18n/locales.ts';
import { queryWords, stems, type Words } from './words.ts';

/** Words that are farther apart say nothing about each other: about two sentences. */
const maxDistance = 30;

interface Text {
  title: string;
  content: string;
}

/**
 * Whether a text has words that begin with the stems of all the asked ones near each other; those of its
 * title are near all.
 */
export function isTogether({ title, content }: Text, asked: Words, locale: Locale): boolean {
  const inTitle = queryWords(title, locale);
  const others = stems(asked, locale).filter(
    (one) => !inTitle.some((word) => word.startsWith(one)),
  );
  const places = new Map<string, number>();
  for (const [at, word] of queryWords(content, locale).entries()) {
    const parts = [word, ...word.split('-')];
    for (const one of others) {
      if (parts.some((part) => part.startsWith(one))) places.set(one, at);
    }
    if (others.every((one) => at - (places.get(one) ?? -Infinity) <= maxDistance)) return true;
  }
  return others.length === 0;
}
