import type { Locale } from '../../src/i18n/locales.ts';
import type { Category, Section } from '../../src/routing/sections.ts';

/** What search finds: a page, or one of the things that a page lists. */
export interface SearchRecord {
  url: string;
  locale: Locale;
  title: string;
  /** The title's language, where it isn't the page's. */
  lang?: string | undefined;
  /** The rest of its words, with single spaces. */
  content: string;
  section: Section;
  category?: Category | undefined;
  /** `2026-09-04`, or a year alone. */
  date?: string | undefined;
  picture?: string | undefined;
}
