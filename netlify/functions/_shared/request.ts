import { defaultLocale, isLocale, type Locale } from '../../../src/i18n/locales.ts';
import { localeOfPath } from '../../../src/i18n/paths.ts';
import { environment } from './environment.ts';

/** The site's address from the configuration or the platform. */
const configuredUrl = environment.SITE_URL ?? environment.URL;

/** The origins of the site's own pages: the request's, that of its Host header, and the configured one. */
export function ownOrigins(
  { url, headers }: Request,
  siteUrl = configuredUrl,
): ReadonlySet<string> {
  const { origin, protocol } = new URL(url);
  const host = headers.get('host');
  const known = [origin, siteUrl, host && `${protocol}//${host}`];
  return new Set(known.flatMap((address) => URL.parse(address ?? '')?.origin ?? []));
}

/**
 * Whether the browser says that a request comes from another site's page. `Origin` decides first. It is
 * `null` both for our pages that hide their referrer and for sandboxed pages of any site;
 * `Sec-Fetch-Site` tells these apart. A request with neither header isn't from a browser and passes.
 */
export function isCrossSite(request: Request, own = ownOrigins(request)): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) return site === 'cross-site';
  if (origin === 'null') return site !== 'same-origin';
  return site === 'cross-site' || !own.has(origin);
}

/** The language of the site's page that a request comes from, or else of the sender's browser. */
export function visitorLocale(request: Request, own = ownOrigins(request)): Locale {
  const page = URL.parse(request.headers.get('referer') ?? '');
  const isOwnPage = page && own.has(page.origin) && !page.pathname.startsWith('/api/');
  return isOwnPage ? localeOfPath(page.pathname) : acceptedLocale(request.headers);
}

/** The first language in the Accept-Language header that the site has: `de-AT, ru;q=0.8` → `ru`. */
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
