import { newsCategories } from '../collections/news/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath, path } from './href.ts';

/** The lists of news that are cut into pages: all of them, and those of each category. */
export const newsLists = ['all', ...newsCategories] as const;

export type NewsList = (typeof newsLists)[number];

const routes = {
  all: { first: 'news', later: 'newsPage' },
  university: { first: 'newsUniversity', later: 'newsUniversityPage' },
  social: { first: 'newsSocial', later: 'newsSocialPage' },
} as const;

/** The path of a page of a list, without a language prefix; the first page is the list's own. */
export function newsListPath(list: NewsList, page = 1): string {
  const { first, later } = routes[list];
  return page === 1 ? path(first) : path(later, { page });
}

export function newsListHref(list: NewsList, locale: Locale, page = 1): string {
  return localizedPath(newsListPath(list, page), locale);
}
