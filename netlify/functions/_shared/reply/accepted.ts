import { defaultLocale, isLocale, type Locale } from '../../../../src/i18n/locales.ts';

/** The first language of the header that the site has: `de-AT, ru;q=0.8` → `ru`. */
export function acceptedLocale(headers: Headers): Locale {
  const tags = (headers.get('accept-language') ?? '').toLowerCase().split(',');
  const languages = tags.map((tag) => tag.trim().split(/[-;]/, 1)[0]);
  return languages.find(isLocale) ?? defaultLocale;
}

/** Whether the sender is a script: it asks for JSON, or sent it and doesn't ask for a page. */
export function wantsJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  if (accept.includes('application/json')) return true;
  const sentJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return sentJson && !accept.includes('text/html');
}
