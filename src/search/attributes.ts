import { isoDay } from '../i18n/format.ts';
import { routeOf } from '../routing/href.ts';
import { routes } from '../routing/routes.ts';
import type { Category } from '../routing/sections.ts';

/** A page's data for the search, in addition to the section, and often the category, of its route. */
export interface SearchFacts {
  category?: Category;
  date?: Date;
}

/**
 * The attributes of a page's `<main>` from which the search's index is built (defined by Pagefind), if the
 * page's route is in a section of the search. Components mark content of `<main>` that isn't the page's
 * own text with `data-pagefind-ignore`; with the value `all`, its dates don't count for the page either.
 * Visitors get pages without these attributes: integrations/search-index.ts.
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
