import type { Locale } from '../../src/i18n/locales.ts';
import type { Query } from '../../tools/bench/search/recall.ts';
import { en } from './queries/en.ts';
import { ru } from './queries/ru.ts';
import { tr } from './queries/tr.ts';
import { uz } from './queries/uz.ts';

/** What students type, and where it must lead, by the language of the pages. */
export const queries: Record<Locale, readonly Query[]> = { uz, ru, tr, en };
