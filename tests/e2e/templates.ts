import { path } from '../../src/routing/href.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { nursingArticle } from '../content.ts';
import { pathsOf } from '../route-paths.ts';

/** Entries with everything that their template can show; other routes use their first entry. */
const equipped: Partial<Record<Route, string>> = {
  article: '/journals/1/all-languages/2026-1/5',
  department: '/departments/3',
  person: '/staff/rector',
};

/** The routes that have a separate template. */
const ownRoutes = (Object.keys(routes) as Route[]).filter(
  (route) => !('canonical' in routes[route]),
);

/** One path of each template, without a language prefix, and its HTTP status. */
export const templates: { path: string; status: number }[] = [
  ...ownRoutes.flatMap((route) => equipped[route] ?? pathsOf(route).slice(0, 1)),
  path('newsItem', nursingArticle),
  '/news/5/long-words',
  '/500',
]
  .map((found) => ({ path: found, status: 200 }))
  .concat({ path: '/no-such-page', status: 404 });
