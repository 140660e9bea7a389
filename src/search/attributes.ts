import { isoDay } from '../i18n/format.ts';
import { routeOf } from '../routing/href.ts';
import { routes } from '../routing/routes.ts';
import type { Category } from '../routing/sections.ts';

/** What a page knows about itself beyond the section, and often the category, of its route. */
export interface SearchFacts {
  category?: Category;
  date?: Date;
}

/**
 * The attributes of a page's `<main>` that Pagefind defines for its index: of a page whose route is in
 * a section of the search. What is in `<main>` but not the page's own text, components mark with
 * `data-pagefind-ignore`; with the value `all`, its dates are not the page's either.
 * Neither is in the pages that visitors get: integrations/search-index.ts.
 *
 * @param path without a language prefix
 */
export function searchAttributes(path: string, { category, date }: SearchFacts = {}) {
  const route = routeOf(path);
  const row = { section: undefined, category: undefined, ...(route && routes[route]) };
  if (!row.section) return {};
  const kind = category ?? row.category;
  return {
    'data-pagefind-body': '',
    'data-pagefind-filter': `section:${row.section}`,
    'data-pagefind-meta': kind && `category:${kind}`,
    'data-pagefind-sort': date && `date:${isoDay(date)}`,
  };
}
