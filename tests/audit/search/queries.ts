import type { Locale } from '../../../src/i18n/locales.ts';
import { en } from './queries/en.ts';
import { ru } from './queries/ru.ts';
import { tr } from './queries/tr.ts';
import { uz } from './queries/uz.ts';
import type { Query } from './recall.ts';

export interface QuerySets {
  /** Words that a reader of the site's pages would type, in each spelling. */
  known: readonly Query[];
  /** Queries of people who didn't know the search's words; the answers were tuned by those that failed. */
  strangers: readonly Query[];
  /** The same, but the search was not changed by them: an estimate of what others find. */
  newcomers: readonly Query[];
  /** Words with typing errors. */
  typos: readonly Query[];
}

/** Queries and the pages that they must find, by language. */
export const queries: Record<Locale, QuerySets> = { uz, ru, tr, en };
