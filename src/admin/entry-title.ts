import type { Locale } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';

type Name = string | Translations;

/** The title of an entry, from its fields; undefined for a type whose entries have none. */
export function entryTitle(fields: object, locale: Locale): string | undefined {
  const { title, name = title } = fields as { title?: Name; name?: Name };
  return typeof name === 'object' ? localize(name, locale).text : name;
}
