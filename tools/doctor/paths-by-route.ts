import { defaultLocale } from '../../src/i18n/locales.ts';
import { localeOfPath } from '../../src/routing/href.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import type { Site } from './site.ts';

interface RoutePattern {
  route: Route;
  path: string;
  parameters: number;
  matches: (path: string) => boolean;
}

/** Those with the fewest parameters first: `/new/archive` is not a `/new/{category}`. */
const patterns: readonly RoutePattern[] = Object.entries(routes)
  .map(([route, { path }]) => {
    const expression = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return {
      route: route as Route,
      path,
      parameters: path.split('{').length - 1,
      matches: (one: string) => expression.test(one),
    };
  })
  .sort((a, b) => a.parameters - b.parameters);

/**
 * A sample path of each route, in the default language: the route's own, or where it has parameters
 * the first one in the sitemap. A route that has no page yet is left out.
 */
export async function pathsByRoute(site: Site): Promise<ReadonlyMap<Route, string>> {
  const known = (await sitemapPaths(site)).filter((path) => localeOfPath(path) === defaultLocale);
  const byRoute = Map.groupBy(
    known,
    (path) => patterns.find(({ matches }) => matches(path))?.route,
  );
  return new Map(
    patterns.flatMap((pattern) => {
      const path =
        pattern.parameters === 0
          ? pattern.path
          : (byRoute.get(pattern.route)?.[0] ?? pathWithoutSlug(pattern, known));
      return path === undefined ? [] : [[pattern.route, path]];
    }),
  );
}

async function sitemapPaths(site: Site): Promise<string[]> {
  const { status, text } = await site.get('/sitemap.xml');
  const addresses = status === 200 ? text.matchAll(/<loc>([^<]*)<\/loc>/g) : [];
  return [...addresses].flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);
}

/** An entry's path without its slug, which the sitemap does not list: `/news/7`. */
function pathWithoutSlug(
  { path, matches }: RoutePattern,
  known: readonly string[],
): string | undefined {
  const depth = path.split('/').length;
  return known.map((one) => one.split('/').slice(0, depth).join('/')).find(matches);
}
