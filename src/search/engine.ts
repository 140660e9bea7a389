import type { Locale } from '../i18n/locales.ts';
import type { Category, Section } from '../routing/sections.ts';

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

export type Filters = Partial<Record<'section' | 'category' | 'year', string>>;

export interface SearchOptions {
  filters?: Filters;
  /** By relevance without it; what has no date comes last. */
  newestFirst?: boolean;
}

/** Pagefind's own part of the search, which knows neither languages' spellings nor their endings. */
export interface Engine {
  search: (
    words: string,
    options: { filters?: Filters | undefined },
  ) => Promise<{ results: Found[] }>;
  /** The days of the results that have one, by their ids, in days since 1970. */
  dates: () => Promise<Record<string, number>>;
}

/** Whose endings Pagefind knows. Those of Turkish it finds only with the marks that folding takes away. */
export const stemmedLocales: readonly Locale[] = ['ru', 'en'];

/** What each file of Pagefind's begins with, once it isn't compressed any more. */
export const signature = 'pagefind_dcd';

/** Pagefind's list of a language's pages and of the parts of its index, by a name that needs no other file. */
export const listOfPages = (locale: Locale) => `pages.${locale}.pf_meta`;

/** How Pagefind orders what it finds: a short word that fits, and a title, before a long text. */
export const ranking = {
  termSimilarity: 1.5,
  pageLength: 0.4,
  metaWeights: { title: 6 },
};

/** A program as Pagefind expects it. It is served as what it is, so that the platform compresses it. */
export async function signedProgram(program: Response): Promise<Response> {
  return new Response(new Blob([signature, await program.arrayBuffer()]));
}
