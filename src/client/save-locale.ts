import { localeCookieFor } from '../i18n/detect.ts';
import type { Locale } from '../i18n/locales.ts';

/** Remembers the visitor's language. Throws where the browser blocks cookies outright. */
export function saveLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones.
  document.cookie = localeCookieFor(locale);
}
