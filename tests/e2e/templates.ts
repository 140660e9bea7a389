import { path } from '../../src/routing/href.ts';
import { nursingArticle, type Route, routes } from '../../src/routing/routes.ts';
import { pathsOf } from '../route-paths.ts';

/** One path of each template, without a language prefix, and its HTTP status. */
export const templates: { path: string; status: number }[] = [
  ...(Object.keys(routes) as Route[]).flatMap((route) => pathsOf(route).slice(0, 1)),
  path('newsItem', nursingArticle),
  '/500',
]
  .map((found) => ({ path: found, status: 200 }))
  .concat({ path: '/no-such-page', status: 404 });
