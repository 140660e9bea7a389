import { harmfulScheme } from '../security/addresses.ts';

/**
 * Opens a page of this site, or of another with `external`; `//host` is another, and so is what
 * another program opens. Throws on any other address, and always on one that runs script or brings
 * its own content: the browser's reading decides, which knows no case, spaces or controls.
 */
export function navigateTo(address: string, { external = false } = {}): void {
  const url = new URL(address, location.href);
  if (harmfulScheme.test(url.href) || (!external && url.origin !== location.origin)) {
    throw new Error(`Refused to open ${address}`);
  }
  location.assign(url);
}
