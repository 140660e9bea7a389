import { environment } from '../environment.ts';
import { failure } from '../errors.ts';

/** The site's address as its operator or the platform gave it, where they did. */
const givenUrl = environment.SITE_URL ?? environment.URL;

export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw failure('wrongMethod');
}

/** Where the site's own pages are: where the request went, by all its names, and its given address. */
export function ownOrigins(
  { url: asked, headers }: Request,
  siteUrl = givenUrl,
): ReadonlySet<string> {
  const { origin, protocol } = new URL(asked);
  const host = headers.get('host');
  const known = [origin, siteUrl, host && `${protocol}//${host}`];
  return new Set(known.flatMap((url) => URL.parse(url ?? '')?.origin ?? []));
}

/** The names of the hosts that the site's own pages come from. */
export function ownHosts(request: Request): string[] {
  return [...ownOrigins(request)].map((origin) => new URL(origin).hostname);
}

/**
 * Whether a browser says that a post comes from another site's page. `Origin` counts before all
 * else. Pages that hide their referrer send `null`, as do sandboxed ones of anybody: only
 * `Sec-Fetch-Site` tells them apart. Who says nothing is no browser and passes.
 */
export function isFromOtherSite(request: Request, siteUrl = givenUrl): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) return site === 'cross-site';
  if (origin === 'null') return site !== 'same-origin';
  return site === 'cross-site' || !ownOrigins(request, siteUrl).has(origin);
}

export function refuseOtherSites(request: Request, siteUrl = givenUrl): void {
  if (isFromOtherSite(request, siteUrl)) throw failure('refused', 'other site');
}
