import { always, type FirstDay } from '../content-types/publication.ts';
import { newsCategories, newsTags } from '../features/news/schema.ts';
import { locales } from '../i18n/locales.ts';
import { routes } from '../routing/routes.ts';
import { type Entry, perSite } from './content.ts';
import { decoded } from './decoded.ts';
import { hiddenFrom } from './hidden.ts';
import type { Message } from './message.ts';
import { didYouMean } from './problem.ts';

/** The paths of the site's pages in the default language, and the site's hosts. */
export interface SitePaths {
  has: (path: string) => boolean;
  /** The first day of an entry's page. */
  firstDay: (path: string) => FirstDay;
  /** All paths that can be listed, for suggestions. */
  list: readonly string[];
  /** As authors copy them from the browser. */
  hosts: ReadonlySet<string>;
}

/** Derives the paths of all pages from the routing table and the entries. */
export const sitePaths = perSite(({ entries }): SitePaths => {
  const others = allRoutes.filter((route) => !route.entries).map(({ path }) => path);
  const patterns = others.filter((path) => path.includes('{')).map(pathPattern);
  const exact = new Map<string, FirstDay>([
    ...others
      .filter((path) => !path.includes('{'))
      .map((path): [string, FirstDay] => [path, always]),
    ...entries.flatMap((entry) =>
      entryPaths(entry).map((path): [string, FirstDay] => [path, entry.firstDay]),
    ),
  ]);
  const domains = entries
    .filter(({ type }) => type === 'settings')
    .map(({ data }) => String(data?.values?.['domain']));
  return {
    has: (path) => exact.has(path) || patterns.some((form) => form.test(path)),
    firstDay: (path) => exact.get(path) ?? always,
    list: [...exact.keys()],
    hosts: new Set([...domains, ...ownHosts]),
  };
});

const allRoutes = Object.values(routes).map((route) => ({ entries: undefined, ...route }));

/** The paths of an entry's own pages in the default language. */
export function entryPaths(entry: Entry): string[] {
  return allRoutes
    .filter(({ entries }) => entries === entry.type)
    .flatMap(({ path }) => entryPath(path, entry));
}

/** The path that a link to this site leads to, in the default language; undefined for other links. */
export function linkedPath(url: string, paths: SitePaths): string | undefined {
  const path = isOwnSite(url, paths) ? decoded(new URL(url).pathname) : url;
  return /^\/(?![/\\])/.test(path) ? readPath(path).path : undefined;
}

/**
 * The messages for a wrong link that starts with a single `/`; none if it is correct. `firstDay` is that of
 * the linking entry.
 */
export function siteLinkProblem(url: string, paths: SitePaths, firstDay: FirstDay): Message[] {
  const { path, tail, parts } = readPath(url);
  const rewrite: Message[] =
    parts.length > 0 ? [{ key: 'link.rewrite', path: `${path}${tail}`, parts }] : [];
  if (paths.has(path)) return [...rewrite, ...hiddenFrom(firstDay, paths.firstDay(path))];
  const unknown = rewrite.length > 0 ? 'link.alsoNoPage' : 'link.noPage';
  const hint = didYouMean(path, paths.list);
  const advice: Message[] = hint.length > 0 ? hint : [{ key: 'link.copy' }];
  return [...rewrite, { key: unknown, path }, ...advice];
}

/** The address without what the site's addresses don't have, and what stands behind it: `#licence`. */
function readPath(url: string) {
  const tail = /[?#].*$/s.exec(url)?.[0] ?? '';
  const written = url.slice(0, url.length - tail.length);
  const found = superfluous.filter(({ pattern }) => pattern.test(written));
  const path = found.reduce((left, { pattern }) => left.replace(pattern, ''), written) || '/';
  return { path, tail, parts: found.map(({ part }) => part) };
}

/** From the environment or, in a browser, from the page's address. */
const ownAddresses =
  typeof process === 'undefined' ? [location.href] : [process.env.SITE_URL, process.env.URL];

const ownHosts = [
  'localhost',
  ...ownAddresses.flatMap((url) => (url && URL.canParse(url) ? hostOf(url) : [])),
];

/** Whether an absolute URL belongs to this site. */
export function isOwnSite(url: string, { hosts }: SitePaths): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && hosts.has(hostOf(url));
}

/** A message on how to write an absolute URL of this site. */
export function ownSiteProblem(url: string, paths: SitePaths, firstDay: FirstDay): Message[] {
  const { pathname, search, hash } = new URL(url);
  const path = `${decoded(pathname)}${search}${hash}`;
  const inner = siteLinkProblem(path, paths, firstDay);
  return inner.length > 0 ? inner : [{ key: 'link.ownSite', path }];
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Parts that the site's addresses don't have. */
const superfluous: { pattern: RegExp; part: Message }[] = [
  {
    pattern: new RegExp(`^/(?:${locales.join('|')})(?=[/?#]|$)`),
    part: { key: 'link.language' },
  },
  { pattern: /(?<=.)\/+$/, part: { key: 'link.slash' } },
  { pattern: /(?:\/index)?\.html?$/, part: { key: 'link.html' } },
];

/** Matches pages whose parameters don't come from one entry: only their form is known here. */
const parameters: Record<string, string> = {
  category: newsCategories.join('|'),
  id: '[1-9]\\d*',
  issue: '\\d{4}-[1-9]\\d*',
  month: '\\d{4}-(?:0[1-9]|1[0-2])',
  page: '[1-9]\\d*',
  slug: '[a-z\\d-]+',
  tag: newsTags.join('|'),
};

function pathPattern(path: string): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!parameters[name]) throw new Error(`${path}: the form of {${name}} is not known`);
    return `(?:${parameters[name]})`;
  });
  return new RegExp(`^${source}$`);
}

function entryPath(path: string, entry: Entry): string[] {
  if (entry.number === undefined && path.includes('{id}')) return [];
  return [path.replace('{id}', `${entry.number}`).replace('{slug}', entry.slug)];
}
