import { environment } from '../environment.ts';
import { RequestError } from '../errors.ts';

/** The site's address as its operator or the platform configured it. */
const configuredUrl = environment.SITE_URL ?? environment.URL;

/** Forms are sent by POST only. */
export function rejectOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw new RequestError('wrongMethod');
}

/** The origins of the site's own pages: the request's, that of its Host header, and the configured one. */
function ownOrigins({ url, headers }: Request, siteUrl = configuredUrl): ReadonlySet<string> {
  const { origin, protocol } = new URL(url);
  const host = headers.get('host');
  const known = [origin, siteUrl, host && `${protocol}//${host}`];
  return new Set(known.flatMap((address) => URL.parse(address ?? '')?.origin ?? []));
}

/** The hostnames that the site's own pages come from. */
export function ownHosts(request: Request): string[] {
  return [...ownOrigins(request)].map((origin) => new URL(origin).hostname);
}

/**
 * Whether the browser says that a request comes from another site's page. `Origin` decides first. It
 * is `null` for our pages that hide their referrer and for anyone's sandboxed ones: `Sec-Fetch-Site`
 * tells these apart. A request with neither header doesn't come from a browser and passes.
 */
export function isCrossSite(request: Request, siteUrl = configuredUrl): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) return site === 'cross-site';
  if (origin === 'null') return site !== 'same-origin';
  return site === 'cross-site' || !ownOrigins(request, siteUrl).has(origin);
}

/** Rejects posts that another site's page makes a visitor's browser send. */
export function rejectCrossSite(request: Request, siteUrl = configuredUrl): void {
  if (isCrossSite(request, siteUrl)) throw new RequestError('refused', 'other site');
}
