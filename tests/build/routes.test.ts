import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocumentType, documents } from '../../src/collections/registry.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { nursingArticle } from '../../src/routing/nursing-article.ts';
import { routes } from '../../src/routing/routes.ts';
import { dist, isServed, pages } from './site.ts';

const content = join(import.meta.dirname, '../../src/content');

/** The paths that a route has for the entries in src/content. */
async function pathsOf(path: string, of: DocumentType): Promise<string[]> {
  return (await readdir(join(content, of))).map((folder) => {
    const [, id = '', slug = ''] = documents[of].numbered
      ? (/^(\d+)-(.+)$/.exec(folder) ?? [])
      : ['', '', folder];
    return path.replace('{id}', id).replace('{slug}', slug);
  });
}

describe.each(locales)('in %s', (locale: Locale) => {
  it.each(Object.values(routes))('$path is there for every entry', async (route) => {
    const paths = 'of' in route ? await pathsOf(route.path, route.of) : [route.path];
    const missing = paths
      .filter((path) => !/\{(page|month)\}/.test(path))
      .map((path) => localizedPath(path, locale))
      .filter((path) => !isServed(path));
    expect(missing).toEqual([]);
  });

  it('has 404, 500, feed, manifest and the nursing article at its fixed address', () => {
    const { id, slug } = nursingArticle;
    const paths = ['/404', '/500', '/rss.xml', '/site.webmanifest', `/news/${id}/${slug}`];
    expect(paths.filter((path) => !isServed(localizedPath(path, locale)))).toEqual([]);
  });
});

it('makes as many pages of each type as there are entries', async () => {
  for (const { path, of } of Object.values(routes).filter((route) => 'of' in route)) {
    const pattern = new RegExp(`^(/(ru|tr|en))?${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const built = pages.filter((page) => pattern.test(page.path));
    const entries = await readdir(join(content, of));
    expect(built.length, path).toBe(entries.length * locales.length);
  }
});

it('emits no server function of its own', () => {
  const output = join(dist, '../.netlify');
  const code = globSync(['build/**/*.*', 'v1/{functions,edge-functions}/**/*.*'], { cwd: output });
  expect(code).toEqual([]);
});

it('redirects old and short addresses', async () => {
  const rules = await readFile(join(dist, '_redirects'), 'utf8');
  for (const locale of locales) {
    const from = localizedPath('/news', locale);
    const to = localizedPath('/new', locale);
    expect(rules).toMatch(new RegExp(`^${from}\\s+${to}\\s+301$`, 'm'));
  }
});
