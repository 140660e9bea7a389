import { localizedDocuments } from '../collections/documents.ts';
import { articleLocales } from '../collections/journal-issues/names.ts';
import { publishedIssues } from '../collections/journal-issues/queries.ts';
import { newsByDate, newsLists } from '../collections/news/queries.ts';
import type { DocumentType } from '../collections/registry.ts';
import { vacancies } from '../collections/vacancies/queries.ts';
import { isoDay } from '../i18n/format.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { articleParams } from './article-params.ts';
import { path, type Route } from './href.ts';
import { newsListPath } from './news-lists.ts';
import { pagesOf } from './pages.ts';

/** A page that search engines are told of. `changed` is a day, `YYYY-MM-DD`. */
export interface SitePage {
  path: string;
  translated: readonly Locale[];
  changed?: string | undefined;
}

const textOf = {
  home: 'home',
  about: 'about',
  admissions: 'admission',
  books: 'books',
  careers: 'careers',
  connect: 'connect',
  contact: 'contact',
  courses: 'courses',
  journals: 'journal',
  news: 'news',
  privacy: 'privacy',
  staff: 'staff',
  teachers: 'teachers',
} as const satisfies Partial<Record<Route, string>>;

/** Every indexed page, once for all its languages. */
export async function sitePages(): Promise<SitePage[]> {
  const texts = await localizedDocuments('pages', defaultLocale);
  const fixed = Object.entries(textOf).map(([route, slug]) => {
    const text = texts.find((document) => document.slug === slug);
    return {
      path: path(route as keyof typeof textOf),
      translated: text?.translated ?? locales,
      changed: text && isoDay(text.data.updated),
    };
  });
  const lists = [path('newsArchive'), path('search')];
  const news = await newsByDate(defaultLocale);
  return [
    ...fixed,
    ...lists.map((list) => ({ path: list, translated: locales })),
    ...(await newsListPages()),
    ...news.map(({ number, slug, translated, data }) => ({
      path: path('newsItem', { id: number, slug }),
      translated,
      changed: isoDay(data.updated ?? data.date),
    })),
    ...(await vacancies(defaultLocale)).map(({ number, translated }) => ({
      path: path('vacancy', { id: number }),
      translated,
    })),
    ...(await publishedIssues(defaultLocale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => ({
        path: path('article', articleParams(journal, issue, article)),
        translated: articleLocales(article),
        changed: isoDay(issue.uploadedOn),
      })),
    ),
    ...(await documentPages('admissions', ({ number }) => path('admission', { id: number }))),
    ...(await documentPages('courses', ({ number }) => path('course', { id: number }))),
    ...(await documentPages('courses', ({ number }) => path('aboutCourse', { id: number }))),
    ...(await documentPages('departments', ({ number }) => path('department', { id: number }))),
    ...(await documentPages('sections', ({ number }) => path('section', { id: number }))),
    ...(await documentPages('staff', ({ slug }) => path('person', { slug }))),
    ...(await documentPages('journals', ({ number, slug }) =>
      path('journal', { id: number, slug }),
    )),
  ];
}

/** The pages of the lists of news, but for the first of them all, whose text is an author's. */
async function newsListPages(): Promise<SitePage[]> {
  return [...(await newsLists(defaultLocale))]
    .flatMap(([list, items]) => pagesOf(items).map(({ number }) => newsListPath(list, number)))
    .filter((list) => list !== path('news'))
    .map((list) => ({ path: list, translated: locales }));
}

async function documentPages(
  type: DocumentType,
  pathOf: (document: { number: number; slug: string }) => string,
): Promise<SitePage[]> {
  return (await localizedDocuments(type, defaultLocale)).map((document) => ({
    path: pathOf(document),
    translated: document.translated,
  }));
}
