import { escapeUTF8 } from 'entities';
import { baseLocale } from '../../i18n/localize.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { alternates } from '../../routing/alternates.ts';
import { absoluteUrl } from '../../routing/site.ts';
import type { SitePage } from './site-pages.ts';

/** The sitemap as XML: an entry for each translation, with its alternates and `x-default`. */
export function sitemap(pages: readonly SitePage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entries(page)).join('')}</urlset>
`;
}

function entries({ path, translated, changed }: SitePage): string {
  const versions = alternates(path, translated).filter((version) => version.translated);
  const links = versions
    .map((version) => alternate(version.locale, absoluteUrl(version.path)))
    .concat(alternate('x-default', absoluteUrl(localizedPath(path, baseLocale(translated)))));
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return versions
    .map(
      (version) =>
        `<url><loc>${escapeUTF8(absoluteUrl(version.path))}</loc>${lastmod}${links.join('')}</url>\n`,
    )
    .join('');
}

function alternate(hreflang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeUTF8(url)}"/>`;
}
