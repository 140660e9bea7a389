/** The site's base URL at build time: `SITE_URL`, or `URL` as set by Netlify. */
const site = new URL(import.meta.env?.SITE ?? 'http://localhost:8888');

/** The absolute URL of a path, for canonical links, hreflang, the sitemap and feeds. */
export function absoluteUrl(path: string, base: URL = site): string {
  return path === '/' ? base.href : new URL(path, base).href;
}
