import { cookieMaxAge, localeCookie } from './locale-cookie.ts';
import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

/** The cookie that stores a language, for `document.cookie`. */
export function localeCookieFor(locale: Locale): string {
  return `${localeCookie}=${locale}; path=/; max-age=${cookieMaxAge}; samesite=lax`;
}

/** The language stored in a cookie header; undefined if there is none or it is unknown. */
export function savedLocale(cookies: string): Locale | undefined {
  return locales.find((locale) => `; ${cookies};`.includes(`; ${localeCookie}=${locale};`));
}

/** The first of a browser's languages that the site has, compared by primary subtag. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
}

/** The parts of `window` that language selection needs. */
export interface RootVisit {
  document: Pick<Document, 'cookie' | 'referrer'>;
  navigator: Pick<Navigator, 'languages'>;
  location: Pick<Location, 'origin' | 'search' | 'hash'>;
  performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Selects the language for a visit to `/`, and the location to redirect to unless it is the default
 * language. Returns `null` for visits from another page of this site and from another address of the root,
 * such as `/uz`, which are never redirected.
 */
export function selectAtRoot({
  document: { cookie, referrer },
  navigator: { languages },
  location: { origin, search, hash },
  performance,
}: RootVisit): { locale: Locale; location?: string } | null {
  if (referrer.startsWith(`${origin}/`)) return null;
  // Redirects from other origins, for example from http, aren't counted.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.redirectCount) return null;
  const locale = savedLocale(cookie) ?? preferredLocale(languages) ?? defaultLocale;
  return {
    locale,
    location: locale === defaultLocale ? undefined : `/${locale}${search}${hash}`,
  };
}
