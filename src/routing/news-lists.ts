import { isMonth, isTag, type NewsList } from '../collections/news/lists.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath, path } from './href.ts';

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
