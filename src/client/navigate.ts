import { harmfulScheme } from '../security/addresses.ts';

/**
 * Opens a page of this site. Throws on every other address: another site's, `//host`, what another
 * program opens, what runs script or brings its own content. The browser's reading decides, which
 * knows no case, spaces or controls. No other file navigates: a test looks for it.
 */
export function navigateTo(address: string, way: 'assign' | 'replace' = 'assign'): void {
  const { href } = new URL(address, location.href);
  if (!href.startsWith(`${location.origin}/`)) throw new Error(`Refused ${address}`);
  location[way](href);
}

/**
 * Opens any site or program: to call it is the explicit permission. Throws on an address that runs
 * script or brings its own content. (Apart from `navigateTo`, so that pages don't carry it unused.)
 */
export function navigateOut(address: string): void {
  const { href } = new URL(address, location.href);
  if (harmfulScheme.test(href)) throw new Error(`Refused ${address}`);
  location.assign(href);
}

/** Asks for this page again. */
export function reload(): void {
  location.reload();
}
