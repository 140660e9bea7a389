import { defaultLocale } from '../../src/i18n/locales.ts';
import { localeOfPath, type Route } from '../../src/routing/href.ts';
import { routes } from '../../src/routing/routes.ts';
import type { Site } from './site.ts';

interface Kind {
  route: Route;
  path: string;
  parameters: number;
  matches: (path: string) => boolean;
}

/** Those with the fewest parameters first: `/new/archive` is no `/new/{category}`. */
const kinds: readonly Kind[] = Object.entries(routes)
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
 * A path of each kind of page, without a language: the fixed ones, and of the others the first that
 * the sitemap has. A kind of which there is no page yet is left out.
 */
export async function pageKinds(site: Site): Promise<ReadonlyMap<Route, string>> {
  const known = (await sitemapPaths(site)).filter((path) => localeOfPath(path) === defaultLocale);
  const byRoute = Map.groupBy(known, (path) => kinds.find(({ matches }) => matches(path))?.route);
  return new Map(
    kinds.flatMap((kind) => {
      const path =
        kind.parameters === 0
          ? kind.path
          : (byRoute.get(kind.route)?.[0] ?? shortened(kind, known));
      return path === undefined ? [] : [[kind.route, path]];
    }),
  );
}

async function sitemapPaths(site: Site): Promise<string[]> {
  const { status, text } = await site.get('/sitemap.xml');
  const addresses = status === 200 ? text.matchAll(/<loc>([^<]*)<\/loc>/g) : [];
  return [...addresses].flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);
}

/** An entry's address without its slug, of which search engines aren't told: `/news/7`. */
function shortened({ path, matches }: Kind, known: readonly string[]): string | undefined {
  const depth = path.split('/').length;
  return known.map((one) => one.split('/').slice(0, depth).join('/')).find(matches);
}
