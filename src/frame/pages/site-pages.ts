import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import type { DocumentType } from '../../content-types/registry.ts';
import { vacancies } from '../../features/careers/queries.ts';
import { articleLocales, articleParams } from '../../features/journals/identifiers.ts';
import { publishedIssues } from '../../features/journals/queries.ts';
import { newsListPath } from '../../features/news/links.ts';
import { newsLists } from '../../features/news/queries.ts';
import { isoDay } from '../../i18n/format.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { documentPath, path } from '../../routing/href.ts';
import { paginate } from '../../routing/pagination.ts';
import { type DocumentRoute, type Route, routes } from '../../routing/routes.ts';

/** A page for search engines: its path without a prefix, and the day of its last change (ISO 8601). */
export interface SitePage {
  path: string;
  translated: readonly Locale[];
  changed?: string | undefined;
}

/** Pages of routes whose parameters aren't only a document's number and slug. */
const computedPages: Partial<Record<Route, () => Promise<SitePage[]>>> = {
  article: async () =>
    (await publishedIssues(defaultLocale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => ({
        path: path('article', articleParams(journal, issue, article)),
        translated: articleLocales(article),
        changed: isoDay(issue.uploadedOn),
      })),
    ),
  vacancy: async () =>
    (await vacancies(defaultLocale)).map(({ number, translated }) => ({
      path: path('vacancy', { id: number }),
      translated,
    })),
};

/** All indexable pages, one entry for all languages. */
export async function sitePages(): Promise<SitePage[]> {
  const pages = await Promise.all((Object.keys(routes) as Route[]).map(pagesOfRoute));
  return [...pages.flat(), ...(await newsListPages())];
}

async function pagesOfRoute(route: Route): Promise<SitePage[]> {
  const info = routes[route];
  if ('canonical' in info) return [];
  if (computedPages[route]) return computedPages[route]();
  if ('entries' in info) {
    const name = route as DocumentRoute;
    const documents = await localizedDocuments(routes[name].entries, defaultLocale);
    return documents.map((document) => sitePage(documentPath(name, document), document));
  }
  if (info.path.includes('{')) return [];
  const texts = 'text' in info ? await localizedDocuments('pages', defaultLocale) : [];
  const text = texts.find(({ slug }) => 'text' in info && slug === info.text);
  return [text ? sitePage(info.path, text) : { path: info.path, translated: locales }];
}

function sitePage(
  pagePath: string,
  { translated, data }: LocalizedDocument<DocumentType>,
): SitePage {
  const date = 'date' in data ? data.date : undefined;
  const changed = 'updated' in data ? (data.updated ?? date) : date;
  return { path: pagePath, translated, changed: changed && isoDay(changed) };
}

/** The pages of all news lists, except the first page of all news, which has its own route. */
async function newsListPages(): Promise<SitePage[]> {
  return [...(await newsLists(defaultLocale))]
    .flatMap(([list, items]) => paginate(items).map(({ number }) => newsListPath(list, number)))
    .filter((list) => list !== path('news'))
    .map((list) => ({ path: list, translated: locales }));
}
