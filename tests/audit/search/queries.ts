import type { Locale } from '../../../src/i18n/locales.ts';
import { en } from './queries/en.ts';
import { en as laterEn } from './queries/later/en.ts';
import { ru as laterRu } from './queries/later/ru.ts';
import { tr as laterTr } from './queries/later/tr.ts';
import { uz as laterUz } from './queries/later/uz.ts';
import { ru } from './queries/ru.ts';
import { tr } from './queries/tr.ts';
import { uz } from './queries/uz.ts';
import { en as visitorsEn } from './queries/visitors/en.ts';
import { ru as visitorsRu } from './queries/visitors/ru.ts';
import { tr as visitorsTr } from './queries/visitors/tr.ts';
import { uz as visitorsUz } from './queries/visitors/uz.ts';
import type { Query } from './recall.ts';

export interface QuerySets {
  /** Words that a reader of the site's pages would type, in each spelling. */
  known: readonly Query[];
  /** Queries of people who didn't know the search's words; the answers were tuned by those that failed. */
  strangers: readonly Query[];
  /** The same, but the search was not changed by them: an estimate of what others find. */
  newcomers: readonly Query[];
  /** As strangers, some of which no page answers: these have no path. The answers were tuned by those that failed. */
  visitors: readonly Query[];
  /** The same, but the answers were not tuned by them. */
  later: readonly Query[];
  /** Words with typing errors. */
  typos: readonly Query[];
}

/** Queries and the pages that they must find, by language. */
export const queries: Record<Locale, QuerySets> = {
  uz: { ...uz, visitors: visitorsUz, later: laterUz },
  ru: { ...ru, visitors: visitorsRu, later: laterRu },
  tr: { ...tr, visitors: visitorsTr, later: laterTr },
  en: { ...en, visitors: visitorsEn, later: laterEn },
};
