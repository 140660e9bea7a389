import type { Locale } from '../i18n/locales.ts';
import type { Category, Section } from './sections.ts';

/** What a result shows, as its file in the index has it; nothing in it is HTML but `excerpt`'s marks. */
export interface Entry {
  url: string;
  /** Around the match, which stands in `<mark>`; `<` and `>` of the text are escaped. */
  excerpt: string;
  content: string;
  /** Which words of the content match. */
  locations: readonly number[];
  meta: {
    title: string;
    section: Section;
    category?: Category;
    /** As the page's language writes it. */
    date?: string;
    picture?: string;
    /** The title's language, where it isn't the page's. */
    lang?: string;
  };
}

/** A result before its file is loaded. */
export interface Found {
  id: string;
  score: number;
  data: () => Promise<Entry>;
}

export interface EngineOptions {
  filters?: Partial<Record<'section' | 'category' | 'year', string>>;
  sort?: { date: 'desc' };
}

/** Pagefind's own part of the search, which knows neither languages' spellings nor their endings. */
export interface Engine {
  search: (words: string, options: EngineOptions) => Promise<{ results: Found[] }>;
}

/** Whose endings Pagefind knows. Those of Turkish it finds only with the marks that folding takes away. */
export const stemmedLocales: readonly Locale[] = ['ru', 'en'];

/** How Pagefind orders what it finds: a short word that fits, and a title, before a long text. */
export const ranking = {
  termSimilarity: 1.5,
  pageLength: 0.4,
  metaWeights: { title: 6 },
};
