import { formatDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { type Node, nodesIn, typesOf } from '../unit/structured-data/nodes.ts';
import { type BuiltPage, pages, singleSpaced } from './site.ts';

export const scriptOf = ({ $ }: BuiltPage) => $('script[type="application/ld+json"]');

const graphs = new Map(
  pages.map((page) => {
    const json = scriptOf(page).html();
    return [page, (json ? JSON.parse(json)['@graph'] : []) as Node[]];
  }),
);

/** The top-level nodes of a page's structured data. */
export const graphOf = (page: BuiltPage) => graphs.get(page) ?? [];

export const nodesOf = (page: BuiltPage, type: string) =>
  nodesIn(graphOf(page)).filter((node) => typesOf(node).includes(type));

export const canonicalOf = ({ $ }: BuiltPage) => $('link[rel=canonical]').attr('href') ?? '';

export const pathOf = (url: string) => decodeURI(new URL(url).pathname);

/** The built pages of a route in a language. */
export function pagesOf(route: Route, locale: Locale): BuiltPage[] {
  const path = localizedPath(routes[route].path, locale).replace(/\{\w+\}/g, '[^/]+');
  return pages.filter((page) => new RegExp(`^${path}$`).test(page.path));
}

const visibleTexts = new Map<BuiltPage, string>();

function visibleTextOf(page: BuiltPage): string {
  const body = page.$('body').clone();
  body.find('script, style').remove();
  return singleSpaced(body.text());
}

/** Whether the page shows this text. */
export function isShown(page: BuiltPage, text: unknown): boolean {
  const visible = visibleTexts.get(page) ?? visibleTextOf(page);
  visibleTexts.set(page, visible);
  return visible.includes(singleSpaced(String(text)));
}

/** Formats a date or a timestamp as pages do. */
export const dateIn = (value: unknown, locale: Locale) =>
  formatDate(new Date(String(value).slice(0, 10)), locale);
