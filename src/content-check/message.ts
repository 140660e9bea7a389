import { fill } from '../i18n/fill.ts';
import { type Locale, localeInfo } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';
import type { Dictionary } from './messages/dictionary.ts';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import { tr } from './messages/tr.ts';
import { uz } from './messages/uz.ts';

/** The placeholder names in a text; `{ }` is not one. */
type Slot<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | Slot<Rest>
  : never;

type Form<Entry> = Entry extends { other: infer Text } ? Text : Entry;

/**
 * A sentence, or part of one, as data: the key of its text and the values of its placeholders, as in `{ key:
 * 'link.noPage', path: '/fee' }`. Serializable, so that a worker can send it.
 */
export type Message = {
  [Key in keyof Dictionary]: { key: Key } & {
    [Name in Slot<Form<(typeof uz)[Key]>>]: Value;
  };
}[keyof Dictionary];

/** Lists are joined with “and”; of translations, the reader's is used. */
export type Value = string | number | Message | Translations | readonly (string | Message)[];

/** The dictionaries by language. */
export const dictionaries: Record<Locale, Dictionary> = { uz, ru, tr, en };

/** Formats a value as text; `dictionary` may override the texts. */
export function inWords(
  value: Value,
  locale: Locale,
  dictionary: Dictionary = dictionaries[locale],
): string {
  if (typeof value !== 'object') return `${value}`;
  if (isList(value)) {
    const parts = value.map((part) => inWords(part, locale, dictionary));
    return new Intl.ListFormat(localeInfo[locale].intl).format(parts);
  }
  if (!('key' in value)) return localize(value, locale).text;
  const { key, ...values } = value;
  const words = Object.entries<Value>(values).map(([name, part]) => [
    name,
    // Numbers stay numbers: they select the plural form.
    typeof part === 'number' ? part : inWords(part, locale, dictionary),
  ]);
  return fill(dictionary[key], Object.fromEntries(words), locale);
}

/** Formats messages, joined by spaces. */
export function sentences(
  messages: readonly Message[],
  locale: Locale,
  dictionary?: Dictionary,
): string {
  return messages.map((message) => inWords(message, locale, dictionary)).join(' ');
}

// `Array.isArray` does not narrow a readonly array.
function isList(value: Value): value is readonly (string | Message)[] {
  return Array.isArray(value);
}
