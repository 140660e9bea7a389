import { failure } from '../outcome.ts';

export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw failure('wrongMethod');
}

/** Browsers say where a post comes from; one that says nothing, or is no browser, passes. */
export function isFromOtherSite({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'cross-site';
}

export function refuseOtherSites(request: Request): void {
  if (isFromOtherSite(request)) throw failure('refused');
}
