import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { newsCategories } from '../src/collections/news/schema.ts';
import { type DocumentType, documents } from '../src/collections/registry.ts';
import type { Route } from '../src/routing/href.ts';
import { pagesOf } from '../src/routing/pages.ts';
import { routes } from '../src/routing/routes.ts';

const content = join(import.meta.dirname, '../src/content');
const foldersOf = (type: DocumentType) => readdirSync(join(content, type)).sort();

const entriesOf = (type: DocumentType) =>
  foldersOf(type).map((folder) => {
    const [, id = '', slug = folder] = documents[type].numbered
      ? (/^(\d+)-(.+)$/.exec(folder) ?? [])
      : [];
    return { id, slug };
  });

interface News {
  date: Date;
  category: string;
}

const news = () =>
  foldersOf('news').map(
    (folder) => load(readFileSync(join(content, 'news', folder, 'data.yaml'), 'utf8')) as News,
  );

const newsMonths = () => [...new Set(news().map(({ date }) => date.toISOString().slice(0, 7)))];

/** The categories whose news a route's pages list. */
const laterPages: Partial<Record<Route, readonly string[]>> = {
  newsPage: newsCategories,
  newsUniversityPage: ['university'],
  newsSocialPage: ['social'],
};

/** The values of a route's parameters for what is in src/content. */
function paramsOf(route: Route): Record<string, string>[] {
  if (route === 'newsMonth') return newsMonths().map((month) => ({ month }));
  const list = laterPages[route];
  if (list) {
    const later = pagesOf(news().filter(({ category }) => list.includes(category))).slice(1);
    return later.map(({ number }) => ({ page: String(number) }));
  }
  const definition = routes[route];
  return 'of' in definition ? entriesOf(definition.of) : [{}];
}

/** The paths that a route has for what is in src/content, in the default language. */
export function pathsOf(route: Route): string[] {
  return paramsOf(route).map((params) =>
    routes[route].path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
  );
}
