import type { Locale } from '../../i18n/locales.ts';
import type { SavingMessages } from './dictionary.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { uz } from './uz.ts';

/** By the screen's language. */
export const messages: Record<Locale, SavingMessages> = { uz, ru, tr, en };
