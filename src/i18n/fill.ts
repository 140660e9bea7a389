import { memoize } from '../memoize/memoize.ts';
import { type Locale, localeInfo } from './locales.ts';
import type { PluralForms } from './ui/dictionary.ts';

/** The replacement for each `{name}` of a message. */
export type Values = Record<string, string | number>;

const pluralRules = memoize((locale: Locale) => new Intl.PluralRules(localeInfo[locale].intl));

/** A message with its values filled in; `count` selects the plural form. */
export function fill(message: string | PluralForms, values: Values, locale: Locale): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralRules(locale).select(Number(values['count']))] ?? message.other);
  return interpolate(text, values);
}

/** Replaces each `{name}` in a text by the value of that name; unknown names stay as they are. */
export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}
