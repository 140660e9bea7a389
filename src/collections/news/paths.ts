import { locales } from '../../i18n/locales.ts';
import type { NewsList } from '../../routing/news-lists.ts';
import { pagesOf } from '../../routing/pages.ts';
import { localeParam } from '../../routing/static-paths.ts';
import { newsIn } from './queries.ts';

/** The pages of a list of news after its first, once a language. */
export async function laterNewsPages(list: NewsList) {
  const paths = locales.map(async (locale) =>
    pagesOf(await newsIn(list, locale))
      .slice(1)
      .map((page) => ({
        params: { locale: localeParam(locale), page: String(page.number) },
        props: { locale, page },
      })),
  );
  return (await Promise.all(paths)).flat();
}
