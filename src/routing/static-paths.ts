import { localizedDocuments } from '../collections/documents.ts';
import { publishedIssues } from '../collections/journal-issues/queries.ts';
import { newsLists } from '../collections/news/queries.ts';
import { vacancies } from '../collections/vacancies/queries.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { articleParams } from './href.ts';
import { newsListPath } from './news-lists.ts';
import { paginate } from './pagination.ts';
import { type DocumentRoute, type DocumentTypeOf, routes } from './routes.ts';

type Params = Record<string, string | number | undefined>;

/** Builds the result of `getStaticPaths` from the parameters and props of each language. */
async function everyLocale<Props extends object>(
  pages: (locale: Locale) => Promise<{ params: Params; props: Props }[]>,
) {
  const paths = await Promise.all(
    locales.map(async (locale) =>
      (await pages(locale)).map(({ params, props }) => ({
        params: { ...params, locale: localeParam(locale) },
        props: { ...props, locale },
      })),
    ),
  );
  return paths.flat();
}

/** The value of `[...locale]`: no segment for the default language. */
function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** The paths of a page without further parameters, in each language. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** The paths of error pages in all languages but the default, whose pages are at the root. */
export function prefixedLocalePaths() {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({ params: { locale }, props: { locale } }));
}

/** The paths of a document route, in each language. */
export function documentPaths<Route extends DocumentRoute>(route: Route) {
  const { entries, path } = routes[route];
  return everyLocale(async (locale) =>
    (await localizedDocuments(entries as DocumentTypeOf<Route>, locale)).map((document) => ({
      params: paramsOf(path, document),
      props: { document },
    })),
  );
}

/** The values of the parameters that a path has. */
function paramsOf(path: string, { number, slug }: { number: number; slug: string }): Params {
  return {
    ...(path.includes('{id}') && { id: String(number) }),
    ...(path.includes('{slug}') && { slug }),
  };
}

/**
 * The paths of documents without their slug, in development only: a build links the files instead
 * (integrations/id-only-urls.ts).
 */
export async function idOnlyPaths<Route extends DocumentRoute>(route: Route) {
  return import.meta.env.DEV ? documentPaths(route) : [];
}

/** The paths of all pages of all news lists, in each language. */
export function newsListPaths() {
  return everyLocale(async (locale) =>
    [...(await newsLists(locale))].flatMap(([list, items]) =>
      paginate(items).map((page) => ({
        params: { list: listParam(newsListPath(list, page.number)) },
        props: { list, page },
      })),
    ),
  );
}

/** The part of a news list's path after `/new/`; undefined on the first page of all news. */
function listParam(path: string): string | undefined {
  return path.split('/').slice(2).join('/') || undefined;
}

/** The paths of all vacancies, in each language. */
export function vacancyPaths() {
  return everyLocale(async (locale) =>
    (await vacancies(locale)).map((vacancy) => ({
      params: { id: String(vacancy.number) },
      props: { vacancy },
    })),
  );
}

/** The paths of all journal articles, in each language. */
export function articlePaths() {
  return everyLocale(async (locale) =>
    (await publishedIssues(locale)).flatMap(({ journal, issue }) =>
      issue.articles.map((article) => {
        const { id, ...params } = articleParams(journal, issue, article);
        return { params: { ...params, id: String(id) }, props: { journal, issue, article } };
      }),
    ),
  );
}
