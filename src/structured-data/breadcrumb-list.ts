import type { BreadcrumbList } from 'schema-dts';
import type { Link } from '../routing/link.ts';
import { absoluteUrl } from '../routing/site.ts';

/** The breadcrumb of the page at `canonical`, home first; the page itself is last and has no URL. */
export function breadcrumbList(
  links: readonly Link[],
  title: string,
  canonical: string,
): BreadcrumbList {
  const places = [
    ...links.map(({ label, href }) => ({ name: label, item: absoluteUrl(href) })),
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...place,
    })),
  };
}
