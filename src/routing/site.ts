/** The site's own address: `SITE_URL`, or the platform's `URL`, at the time of the build. */
export const site = new URL(import.meta.env?.SITE ?? 'http://localhost:8888');

/** The absolute form of a path of this site, for canonical links, hreflang, the sitemap and feeds. */
export function absoluteUrl(path: string, base: URL = site): string {
  return path === '/' ? base.href : new URL(path, base).href;
}
