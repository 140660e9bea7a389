import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

const localeCookie = 'i18n_redirected';

/** A year in seconds: how long the language cookie lives. */
const year = 365 * 24 * 60 * 60;

/** The cookie that remembers a language, ready for `document.cookie`. */
export function localeCookieFor(locale: Locale): string {
  return `${localeCookie}=${locale}; path=/; max-age=${year}; samesite=lax`;
}

/** The language remembered in a cookie header; an unknown value counts as none. */
export function savedLocale(cookies: string): Locale | undefined {
  return locales.find((locale) => `; ${cookies};`.includes(`; ${localeCookie}=${locale};`));
}

/** The first of a browser's languages that the site speaks, by the first part of its tag. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
}

/** What a browser's window tells of a visit to the root. */
export interface RootVisit {
  document: Pick<Document, 'cookie' | 'referrer'>;
  navigator: Pick<Navigator, 'languages'>;
  location: Pick<Location, 'origin' | 'search' | 'hash'>;
}

/**
 * Where a visit to the root leads: `null` leaves it alone (it came from a page of this site), else
 * the chosen language, and the address to go to when that isn't the root itself.
 */
export function selectAtRoot({
  document: { cookie, referrer },
  navigator: { languages },
  location: { origin, search, hash },
}: RootVisit): { locale: Locale; location?: string } | null {
  if (referrer.startsWith(`${origin}/`)) return null;
  const locale = savedLocale(cookie) ?? preferredLocale(languages) ?? defaultLocale;
  return {
    locale,
    location: locale === defaultLocale ? undefined : `/${locale}${search}${hash}`,
  };
}
