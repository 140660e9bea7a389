import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsCategories } from '../../src/features/news/schema.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { nursingArticle } from '../content.ts';
import { pathsOf } from '../route-paths.ts';
import { dist, isServed, pages } from './site.ts';

const forms: Record<string, string> = { category: newsCategories.join('|') };

/** The paths of built pages that match a route's path with placeholders. */
function builtPaths(path: string, locale: Locale): string[] {
  const pattern = localizedPath(path, locale).replace(
    /\{(\w+)\}/g,
    (_, name: string) => `(?:${forms[name] ?? '[^/]+'})`,
  );
  return pages.map((page) => page.path).filter((built) => new RegExp(`^${pattern}$`).test(built));
}

describe.each(locales)('in %s', (locale: Locale) => {
  it.each(Object.keys(routes) as Route[])('%s has one page per entry, and no others', (route) => {
    const paths = pathsOf(route).map((path) => localizedPath(path, locale));
    expect(builtPaths(routes[route].path, locale).sort()).toEqual(paths.sort());
  });

  it('has 404, 500, feed, manifest and the nursing article at its fixed URL', () => {
    const { id, slug } = nursingArticle;
    const paths = ['/404', '/500', '/rss.xml', '/site.webmanifest', `/news/${id}/${slug}`];
    expect(paths.filter((path) => !isServed(localizedPath(path, locale)))).toEqual([]);
  });
});

it.each(Object.keys(routes) as Route[])('there is content for %s', (route) => {
  // Only a list of more than twelve items has further pages.
  if (!routes[route].path.includes('{page}')) expect(pathsOf(route)).not.toEqual([]);
});

it('emits no server functions', () => {
  const output = join(dist, '../.netlify');
  const code = globSync(['build/**/*.*', 'v1/{functions,edge-functions}/**/*.*'], { cwd: output });
  expect(code).toEqual([]);
});

it.each([
  ['the old address of the news list', '/news', '/new'],
  ['the shortened address of a department', '/departments', '/about'],
  ['the shortened address of a section', '/sections', '/about'],
])('redirects %s', async (_, old, present) => {
  const rules = await readFile(join(dist, '_redirects'), 'utf8');
  for (const locale of locales) {
    const from = localizedPath(old, locale);
    const to = localizedPath(present, locale);
    expect(rules).toMatch(new RegExp(`^${from}\\s+${to}\\s+301$`, 'm'));
  }
});
