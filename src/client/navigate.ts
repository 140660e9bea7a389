import { harmfulScheme } from '../security/addresses.ts';

/**
 * The address of a page of this site. Throws on any other address: another site's, `//host`, a scheme that
 * opens a program, runs script or carries content. The address is checked as the browser parses it,
 * whatever its case, spaces or control characters.
 */
function ownAddress(address: string): string {
  const { href } = new URL(address, location.href);
  if (!href.startsWith(`${location.origin}/`)) throw new Error(`Refused ${address}`);
  return href;
}

/** Whether the visitor is going to another page (freshness.ts), so that loads may be aborted. */
export const isLeaving = () => 'leaving' in document.documentElement.dataset;

/** Opens a page of this site; throws on other addresses. A test forbids other files to navigate. */
export function navigateTo(address: string): void {
  location.assign(ownAddress(address));
}

/** Opens a page of this site in place of this one; throws on other addresses. */
export function redirectTo(address: string): void {
  location.replace(ownAddress(address));
}

/**
 * Opens any site or program: calling it is the explicit permission. Throws on an address that runs script
 * or carries content. (Not an option of `navigateTo`, so that pages don't load it unused.)
 */
export function navigateOut(address: string): void {
  const { href } = new URL(address, location.href);
  if (harmfulScheme.test(href)) throw new Error(`Refused ${address}`);
  location.assign(href);
}

/** Reloads this page. */
export function reload(): void {
  location.reload();
}

/** The path and query of an address, which are sent to the server. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;

/** The link to a page of this site on which an event happened; none for files and other sites. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  return link?.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link : undefined;
}

/** Whether a click opens its link in this tab; with a modifier key it opens a tab or saves the file. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
