import { defaultLocale } from '../../src/i18n/locales.ts';
import { localeOfPath, type Route } from '../../src/routing/href.ts';
import { routes } from '../../src/routing/routes.ts';
import { sectionOfRoute } from '../../src/search/sections.ts';

const dated: readonly Route[] = ['newsItem', 'article', 'vacancy'];

const patterns = (Object.keys(sectionOfRoute) as Route[]).map((route) => ({
  route,
  pattern: new RegExp(`^${routes[route].path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The place of the page at a path, with its language prefix, in the search; undefined where it has none. */
export function placeOf(path: string) {
  const locale = localeOfPath(path);
  const base = locale === defaultLocale ? path : path.slice(locale.length + 1) || '/';
  const route = patterns.find(({ pattern }) => pattern.test(base))?.route;
  const place = route && sectionOfRoute[route];
  return place && { ...place, dated: dated.includes(route) };
}
