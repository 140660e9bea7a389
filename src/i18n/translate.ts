import { fill, type Values } from './fill.ts';
import { defaultLocale, type Locale } from './locales.ts';
import type { Dictionary, MessageKey, PluralForms } from './ui/dictionary.ts';
import { en } from './ui/en.ts';
import { ru } from './ui/ru.ts';
import { tr } from './ui/tr.ts';
import { uz } from './ui/uz.ts';

export type { MessageKey } from './ui/dictionary.ts';

/** Looks up a message and fills in its values. */
export type Translate = (key: MessageKey, values?: Values) => string;

const dictionaries: Record<Locale, Partial<Dictionary>> = { uz, ru, tr, en };

/**
 * The messages of a language: `translator('ru')('news.count', { count: 5 })`. `{name}` in a message is
 * replaced by the value of that name; `count` selects the plural form. A missing message logs a
 * warning and falls back to the default language.
 */
export function translator(
  locale: Locale,
  dictionary: Partial<Dictionary> = dictionaries[locale],
): Translate {
  return (key, values = {}) => fill(dictionary[key] ?? fallback(key, locale), values, locale);
}

function fallback(key: MessageKey, locale: Locale): string | PluralForms {
  console.warn(`Missing message “${key}” in “${locale}”; showing “${defaultLocale}”.`);
  return dictionaries[defaultLocale][key] ?? uz[key];
}
