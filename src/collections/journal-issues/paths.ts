import { locales } from '../../i18n/locales.ts';
import { localeParam } from '../../routing/static-paths.ts';
import { issueId, pageRange, publishedIssues } from './queries.ts';

/** A page for each article of the journals, once a language. */
export async function articlePaths() {
  const paths = locales.map(async (locale) =>
    (await publishedIssues(locale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => ({
        params: {
          locale: localeParam(locale),
          id: String(journal.number),
          slug: journal.slug,
          issue: issueId(issue),
          page: pageRange(article).first,
        },
        props: { journal, issue, article },
      })),
    ),
  );
  return (await Promise.all(paths)).flat();
}
