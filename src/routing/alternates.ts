import { type Locale, locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

/** One language's version of a page; `translated` is false where another language's text stands in. */
export interface Alternate {
  locale: Locale;
  path: string;
  translated: boolean;
}

/** The versions of the page at `path` (without a language prefix), in the switcher's order. */
export function alternates(path: string, translated: readonly Locale[] = locales): Alternate[] {
  return locales.map((locale) => ({
    locale,
    path: localizedPath(path, locale),
    translated: translated.includes(locale),
  }));
}
