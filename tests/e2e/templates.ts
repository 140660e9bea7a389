import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentType, documents } from '../../src/collections/registry.ts';
import { routes } from '../../src/routing/routes.ts';

const content = join(import.meta.dirname, '../../src/content');

function firstEntry(type: DocumentType): { id: string; slug: string } {
  const [folder = ''] = readdirSync(join(content, type)).sort();
  const [, id = '', slug = folder] = documents[type].numbered
    ? (/^(\d+)-(.+)$/.exec(folder) ?? [])
    : [];
  return { id, slug };
}

/** The months of the news that are in src/content, one is enough. */
const month = '2026-02';

/** One path of each template, without a language prefix. */
export const templates: string[] = [
  ...Object.values(routes)
    .filter((route) => route.path !== routes.newsPage.path)
    .map((route) => {
      const { id, slug } = 'of' in route ? firstEntry(route.of) : { id: '', slug: '' };
      return route.path.replace('{id}', id).replace('{slug}', slug).replace('{month}', month);
    }),
  '/news/7/faculty-of-nursing-at-camu',
  '/404',
  '/500',
];
