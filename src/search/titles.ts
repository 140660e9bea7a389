import type { Locale } from '../i18n/locales.ts';
import type { Section } from '../routing/sections.ts';
import type { Query, Questions } from './query.ts';
import { queryWords, stems, toSiteVocabulary, type Words } from './text/words.ts';

/** A page as a result shows it before its text has loaded. */
export interface Title {
  url: string;
  title: string;
  section: Section;
  /** Formatted for the page's language. */
  date?: string | undefined;
  /** The title's language, if it isn't the page's. */
  lang?: string | undefined;
}

/** The titles that have all words of a query, ignoring suffixes, shortest first. */
export function findTitles(
  titles: readonly Title[],
  { content }: Query,
  { locale, synonyms }: Pick<Questions, 'locale' | 'synonyms'>,
): Title[] {
  if (content.length === 0) return [];
  const spellings = [content, toSiteVocabulary(content, synonyms)];
  return titles
    .map((title) => ({ title, words: queryWords(title.title, locale) }))
    .filter(({ words }) => spellings.some((asked) => hasAll(words, asked, locale)))
    .sort((a, b) => a.words.length - b.words.length)
    .map(({ title }) => title);
}

/** Whether each of a query's stems is the beginning of a word in a title. */
export const hasAll = (title: Words, asked: Words, locale: Locale) =>
  stems(asked, locale).every((stem) => title.some((word) => word.startsWith(stem)));
