import { newsListPath } from '../../routing/news-lists.ts';
import { pagesOf } from '../../routing/pages.ts';
import { pathsInAllLocales } from '../../routing/static-paths.ts';
import { newsLists } from './queries.ts';

/** What stands after `/new/` in the path of a page of a list; nothing on the first of all news. */
const listParam = (path: string) => path.split('/').slice(2).join('/') || undefined;

/** Every page of every list of news, in every language. */
export const newsListPages = () =>
  pathsInAllLocales(async (locale) =>
    [...(await newsLists(locale))].flatMap(([list, items]) =>
      pagesOf(items).map((page) => ({
        params: { list: listParam(newsListPath(list, page.number)) },
        props: { list, page },
      })),
    ),
  );
