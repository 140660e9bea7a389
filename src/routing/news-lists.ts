import { type newsCategories, newsTags } from '../collections/news/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath, path } from './href.ts';

export type NewsCategory = (typeof newsCategories)[number];
export type NewsTag = (typeof newsTags)[number];
/** `2026-09`. */
export type NewsMonth = `${number}-${number}`;

/** A list of news that is cut into pages: all of them, or those of a category, a tag or a month. */
export type NewsList = 'all' | NewsCategory | NewsTag | NewsMonth;

export function isMonth(list: NewsList): list is NewsMonth {
  return /^\d/.test(list);
}

export function isTag(list: NewsList): list is NewsTag {
  return (newsTags as readonly string[]).includes(list);
}

/** The path of a page of a list, without a language prefix; the first page is the list's own. */
export function newsListPath(list: NewsList, page = 1): string {
  const first = page === 1;
  if (list === 'all') return first ? path('news') : path('newsPage', { page });
  if (isMonth(list)) {
    return first
      ? path('newsMonth', { month: list })
      : path('newsMonthPage', { month: list, page });
  }
  if (isTag(list)) {
    return first ? path('newsTag', { tag: list }) : path('newsTagPage', { tag: list, page });
  }
  return first
    ? path('newsCategory', { category: list })
    : path('newsCategoryPage', { category: list, page });
}

export function newsListHref(list: NewsList, locale: Locale, page = 1): string {
  return localizedPath(newsListPath(list, page), locale);
}
