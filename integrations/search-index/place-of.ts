import { defaultLocale } from '../../src/i18n/locales.ts';
import { localeOfPath } from '../../src/routing/href.ts';
import { type Route, routes } from '../../src/routing/routes.ts';

const dated: readonly Route[] = ['newsItem', 'article', 'vacancy'];

const patterns = (Object.keys(routes) as Route[])
  .filter((route) => 'section' in routes[route])
  .map((route) => ({
    route,
    pattern: new RegExp(`^${routes[route].path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The place of the page at a path, with its language prefix, in the search; undefined where it has none. */
export function placeOf(path: string) {
  const locale = localeOfPath(path);
  const base = locale === defaultLocale ? path : path.slice(locale.length + 1) || '/';
  const route = patterns.find(({ pattern }) => pattern.test(base))?.route;
  if (!route) return undefined;
  const { section, category } = { category: undefined, section: undefined, ...routes[route] };
  return section && { section, category, dated: dated.includes(route) };
}
