import { articleParams } from '../../routing/article-params.ts';
import { pathsInAllLocales } from '../../routing/static-paths.ts';
import { publishedIssues } from './queries.ts';

/** A page for each article of the journals, in every language. */
export const articlePaths = () =>
  pathsInAllLocales(async (locale) =>
    (await publishedIssues(locale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => {
        const { id, ...params } = articleParams(journal, issue, article);
        return { params: { ...params, id: String(id) }, props: { journal, issue, article } };
      }),
    ),
  );
