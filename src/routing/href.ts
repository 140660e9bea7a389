import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { type DocumentRoute, type Route, routes } from './routes.ts';

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string | number } & ParamsOf<Rest>
  : unknown;

/** The parameters in a route's path: `{ id, slug }` for `/news/{id}/{slug}`. */
type RouteParams<Name extends Route> = ParamsOf<(typeof routes)[Name]['path']>;

type Args<Name extends Route> =
  unknown extends RouteParams<Name> ? [] : [params: RouteParams<Name>];

/** A page's path without a language prefix: `path('newsItem', { id: 7, slug: 'a' })` → `/news/7/a`. */
export function path<Name extends Route>(route: Name, ...[params]: Args<Name>): string {
  const values = (params ?? {}) as Record<string, string | number>;
  return routes[route].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
}

const routeNames = Object.keys(routes) as Route[];

/** The route of a path without a language prefix: `/news/7/open-day` → `newsItem`. */
export function routeOf(path: string): Route | undefined {
  const segments = path.split('/');
  const matches = (route: Route) => {
    const pattern = routes[route].path.split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith('{') || part === segments[at])
    );
  };
  return routeNames.find((route) => routes[route].path === path) ?? routeNames.find(matches);
}

/** The path of a document's page without a language prefix: `documentPath('newsItem', item)`. */
export function documentPath(
  route: DocumentRoute,
  { number, slug }: { number: number; slug: string },
): string {
  return path(route, { id: number, slug });
}

/** A page's path in a language: `href('newsItem', 'ru', { id: 7, slug: 'a' })` → `/ru/news/7/a`. */
export function href<Name extends Route>(
  route: Name,
  locale: Locale,
  ...params: Args<Name>
): string {
  return localizedPath(path(route, ...params), locale);
}
