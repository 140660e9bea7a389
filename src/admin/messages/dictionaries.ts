import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { uz } from './uz.ts';

/** The words of the authors' screen, by language. */
export const dictionaries: Record<Locale, Dictionary> = { uz, ru, tr, en };
