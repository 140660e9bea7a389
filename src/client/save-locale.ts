import { localeCookieFor } from '../i18n/detect.ts';
import type { Locale } from '../i18n/locales.ts';

/** Stores the visitor's language in a cookie. Throws if the browser blocks cookies. */
export function saveLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones.
  document.cookie = localeCookieFor(locale);
}
