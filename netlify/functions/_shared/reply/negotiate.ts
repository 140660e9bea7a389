import { defaultLocale, isLocale, type Locale } from '../../../../src/i18n/locales.ts';
import { localeOfPath } from '../../../../src/i18n/paths.ts';

/** The language of the site's page that a request comes from, else of the sender's browser. */
export function visitorLocale({ url, headers }: Request): Locale {
  const page = URL.parse(headers.get('referer') ?? '');
  const isOwnPage = page?.origin === new URL(url).origin && !page.pathname.startsWith('/api/');
  return isOwnPage ? localeOfPath(page.pathname) : acceptedLocale(headers);
}

/** The first language of the Accept-Language header that the site has: `de-AT, ru;q=0.8` → `ru`. */
export function acceptedLocale(headers: Headers): Locale {
  const tags = (headers.get('accept-language') ?? '').toLowerCase().split(',');
  const languages = tags.map((tag) => tag.trim().split(/[-;]/, 1)[0]);
  return languages.find(isLocale) ?? defaultLocale;
}

/** Whether the sender is a script: it accepts JSON, or sent JSON and doesn't accept a page. */
export function wantsJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  if (accept.includes('application/json')) return true;
  const sentJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return sentJson && !accept.includes('text/html');
}
