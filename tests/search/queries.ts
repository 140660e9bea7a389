import type { Locale } from '../../src/i18n/locales.ts';
import { en } from './queries/en.ts';
import { ru } from './queries/ru.ts';
import { tr } from './queries/tr.ts';
import { uz } from './queries/uz.ts';
import type { Query } from './recall.ts';

/** Typical queries of students, and the pages they must find, by language. */
export const queries: Record<Locale, readonly Query[]> = { uz, ru, tr, en };
