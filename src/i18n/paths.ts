import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Adds the language prefix to a path: `('/about', 'ru')` → `/ru/about`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** The language of a path, by its prefix: `/ru/about` → `ru`. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** Decodes a path for display; malformed percent-encoding is left as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
