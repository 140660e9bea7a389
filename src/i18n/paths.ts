import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Puts a path of the default language into another: `('/about', 'ru')` → `/ru/about`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** The language whose part of the site a path is in: `/ru/about` → `ru`. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** A path as a reader knows it: percent escapes decoded, or left alone where they are malformed. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
