import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { newsCategories, newsTags } from '../src/collections/news/schema.ts';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../src/collections/registry.ts';
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

const numbersOf = (type: RecordType) =>
  readdirSync(join(content, type)).flatMap((file) => {
    const [, id] = /^(\d+)-.+\.yaml$/.exec(file) ?? [];
    return id ? [{ id }] : [];
  });

const readYaml = <Shape>(...path: string[]) =>
  load(readFileSync(join(content, ...path), 'utf8')) as Shape;

interface News {
  date: Date;
  category: string;
  tags?: string[];
}

const news = foldersOf('news').map((folder) => readYaml<News>('news', folder, 'data.yaml'));

const isoMonth = ({ date }: News) => date.toISOString().slice(0, 7);

/** Each list of news that a route's pages show, and the values of its parameters but the page. */
const newsLists: Partial<Record<Route, { params: Record<string, string>; items: News[] }[]>> = {
  newsPage: [{ params: {}, items: news }],
  newsCategoryPage: newsCategories.map((category) => ({
    params: { category },
    items: news.filter((item) => item.category === category),
  })),
  newsTagPage: newsTags.map((tag) => ({
    params: { tag },
    items: news.filter(({ tags = [] }) => tags.includes(tag)),
  })),
  newsMonthPage: [...Map.groupBy(news, isoMonth)].map(([month, items]) => ({
    params: { month },
    items,
  })),
};

interface Issue {
  journal: number;
  year: number;
  number: number;
  articles: { pages: string }[];
}

const articles = () =>
  readdirSync(join(content, 'journal-issues')).flatMap((file) => {
    const issue = readYaml<Issue>('journal-issues', file);
    const journal = entriesOf('journals').find(({ id }) => id === String(issue.journal));
    return issue.articles.map(({ pages }) => ({
      ...journal,
      issue: `${issue.year}-${issue.number}`,
      page: pages.split('–')[0] ?? '',
    }));
  });

/** The values of a route's parameters for what is in src/content. */
function paramsOf(route: Route): Record<string, string>[] {
  if (route === 'article') return articles();
  const first = newsLists[`${route}Page` as Route];
  if (first && route !== 'news') return first.map(({ params }) => params);
  const later = newsLists[route];
  if (later) {
    return later.flatMap(({ params, items }) =>
      pagesOf(items)
        .slice(1)
        .map(({ number }) => ({ ...params, page: String(number) })),
    );
  }
  const definition = routes[route];
  if (!('of' in definition)) return [{}];
  return definition.of in records
    ? numbersOf(definition.of as RecordType)
    : entriesOf(definition.of as DocumentType);
}

/** The paths that a route has for what is in src/content, in the default language. */
export function pathsOf(route: Route): string[] {
  return paramsOf(route).map((params) =>
    routes[route].path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
  );
}
