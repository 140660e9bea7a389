import type { Locale } from '../../i18n/locales.ts';
import type { FieldMessages } from '../expected.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { uz } from './uz.ts';

/** The expected forms of fields, by language. */
export const fieldMessages: Record<Locale, FieldMessages> = { uz, ru, tr, en };
