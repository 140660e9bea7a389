import { memoize } from '../memoize/memoize.ts';
import { defaultLocale, type Locale, localeInfo } from './locales.ts';
import type { Dictionary, MessageKey, PluralForms } from './ui/dictionary.ts';
import { en } from './ui/en.ts';
import { ru } from './ui/ru.ts';
import { tr } from './ui/tr.ts';
import { uz } from './ui/uz.ts';

export type { MessageKey } from './ui/dictionary.ts';

type Values = Record<string, string | number>;

export type Translate = (key: MessageKey, values?: Values) => string;

const dictionaries: Record<Locale, Partial<Dictionary>> = { uz, ru, tr, en };

const pluralRules = memoize((locale: Locale) => new Intl.PluralRules(localeInfo[locale].intl));

/**
 * The interface's texts in one language: `translator('ru')('news.count', { count: 5 })`.
 * `{name}` in a text is replaced by the value of that name, and `count` picks the plural form. A
 * message missing at run time warns on the console and comes in Uzbek.
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

/** Replaces each `{name}` in a text by the value of that name; one without a value stays as it is. */
export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

function fallback(key: MessageKey, locale: Locale): string | PluralForms {
  console.warn(`Missing message “${key}” in “${locale}”; showing “${defaultLocale}”.`);
  return uz[key];
}
