import type { Locale } from '../i18n/locales.ts';
import type { Category, Section } from '../routing/sections.ts';
import type { Vocabulary } from './text/correct.ts';

/** The data shown for a result, as the index stores it; none of it is HTML. */
interface HitData {
  url: string;
  /** The whole text as written, one block per line, starting with the summary. */
  content: string;
  meta: {
    title: string;
    section: Section;
    category?: Category;
    /** Formatted for the page's language. */
    date?: string;
    /** The title's language, if it isn't the page's. */
    lang?: string;
  };
}

/** A result whose data is not loaded yet. */
export interface Hit {
  id: string;
  score: number;
  /** The positions of the matching words in the text. */
  words: readonly number[];
  data: () => Promise<HitData>;
}

/** The value of each filter that is set; `year` has four digits. */
type Filters = Partial<Record<'section' | 'category' | 'year', string>>;

export interface SearchOptions {
  filters?: Filters;
  /** Sorts by date, undated hits last; otherwise by relevance. */
  newestFirst?: boolean;
  /** Searches without correcting typing errors. */
  verbatim?: boolean;
}

/** Pagefind's index of one language. */
export interface SearchIndex {
  /** The pages that have all of some normalized words, separated by spaces; without words none. */
  search: (words: string, options: { filters?: Filters | undefined }) => Promise<Hit[]>;
  /** The words of the index, for corrections. */
  vocabulary: () => Promise<Vocabulary>;
  /** The ids of the hits that are whole pages, by URL. */
  pages: () => Promise<Record<string, string>>;
  /** The dates of the hits that have one, by id, in days since 1970. */
  dates: () => Promise<Record<string, number>>;
}

/** The part of pagefind.js that the search uses; `answerBy` is ours: index/write-index.ts. */
export interface Pagefind {
  answerBy: (answer: (url: string) => Promise<Response>) => void;
  createInstance: (options: object) => {
    search: (...args: Parameters<SearchIndex['search']>) => Promise<{ results: Hit[] }>;
  };
}

/** The languages that Pagefind has a stemmer for; its Turkish one is not used: index/write-index.ts. */
export const stemmedLocales: readonly Locale[] = ['ru', 'en'];

/**
 * The weights of title words, by kind: pages, programmes, units and people rank above pages that mention
 * them. A vacancy names a department, whose own page should rank higher; a programme's full description
 * has the same title as its overview.
 */
export const titleWeights = { title: 7, detail: 5, item: 3, post: 2 };

/** Pagefind's options for this site: a close match and a title rank above a long text. */
export const pagefindOptions = {
  baseUrl: '/',
  // A worker costs another round trip and another 11 kB.
  noWorker: true,
  ranking: { termSimilarity: 1.5, pageLength: 0.4, metaWeights: titleWeights },
};
