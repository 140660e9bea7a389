// The addresses of the lists of news.
import type { Locale } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { path } from '../../routing/href.ts';
import { isMonth, isTag, type NewsList } from './lists.ts';

/** Fewer news items than this don't fill a page. */
export const fewNews = 6;

/** The path of a page of a news list, without a language prefix; page 1 has no page number. */
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

/** The path of a page of a news list in a language. */
export function newsListHref(list: NewsList, locale: Locale, page = 1): string {
  return localizedPath(newsListPath(list, page), locale);
}
