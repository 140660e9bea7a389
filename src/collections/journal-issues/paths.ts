import { locales } from '../../i18n/locales.ts';
import { articleParams } from '../../routing/article-params.ts';
import { localeParam } from '../../routing/static-paths.ts';
import { publishedIssues } from './queries.ts';

/** A page for each article of the journals, once a language. */
export async function articlePaths() {
  const paths = locales.map(async (locale) =>
    (await publishedIssues(locale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => {
        const { id, ...params } = articleParams(journal, issue, article);
        return {
          params: { ...params, locale: localeParam(locale), id: String(id) },
          props: { journal, issue, article },
        };
      }),
    ),
  );
  return (await Promise.all(paths)).flat();
}
