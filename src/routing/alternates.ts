import { type Locale, locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

/** A page in one language; `translated` is false if it shows a text in another language. */
export interface Alternate {
  locale: Locale;
  path: string;
  translated: boolean;
}

/** All languages of the page at `path` (without a prefix), in display order. */
export function alternates(path: string, translated: readonly Locale[] = locales): Alternate[] {
  return locales.map((locale) => ({
    locale,
    path: localizedPath(path, locale),
    translated: translated.includes(locale),
  }));
}
