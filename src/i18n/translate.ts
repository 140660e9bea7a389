import { memoize } from '../memoize/memoize.ts';
import { defaultLocale, type Locale, localeInfo } from './locales.ts';
import type { Dictionary, MessageKey, PluralForms } from './ui/dictionary.ts';
import { en } from './ui/en.ts';
import { ru } from './ui/ru.ts';
import { tr } from './ui/tr.ts';
import { uz } from './ui/uz.ts';

export type { MessageKey } from './ui/dictionary.ts';

type Values = Record<string, string | number>;

/** Looks up a message and fills in its values. */
export type Translate = (key: MessageKey, values?: Values) => string;

const dictionaries: Record<Locale, Partial<Dictionary>> = { uz, ru, tr, en };

const pluralRules = memoize((locale: Locale) => new Intl.PluralRules(localeInfo[locale].intl));

/**
 * The messages of a language: `translator('ru')('news.count', { count: 5 })`. `{name}` in a message is
 * replaced by the value of that name; `count` selects the plural form. A missing message logs a
 * warning and falls back to Uzbek.
 */
export function translator(
  locale: Locale,
  dictionary: Partial<Dictionary> = dictionaries[locale],
): Translate {
  return (key, values = {}) => {
    const message: string | PluralForms = dictionary[key] ?? fallback(key, locale);
    const text =
      typeof message === 'string'
        ? message
        : (message[pluralRules(locale).select(Number(values['count']))] ?? message.other);
    return interpolate(text, values);
  };
}

/** Replaces each `{name}` in a text by the value of that name; unknown names stay as they are. */
export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

function fallback(key: MessageKey, locale: Locale): string | PluralForms {
  console.warn(`Missing message “${key}” in “${locale}”; showing “${defaultLocale}”.`);
  return uz[key];
}
