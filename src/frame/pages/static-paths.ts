import { localizedDocuments } from '../../content-types/documents.ts';
import { vacancies } from '../../features/careers/queries.ts';
import { articleParams } from '../../features/journals/identifiers.ts';
import { publishedIssues } from '../../features/journals/queries.ts';
import { referenceFormats } from '../../features/journals/references.ts';
import { newsListPath } from '../../features/news/links.ts';
import { isMonth, isTag, type NewsCategory, type NewsList } from '../../features/news/lists.ts';
import { newsLists } from '../../features/news/queries.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { nursingArticle } from '../../routing/nursing-article.ts';
import { paginate } from '../../routing/pagination.ts';
import { type DocumentRoute, type DocumentTypeOf, routes } from '../../routing/routes.ts';

type Params = Record<string, string | number | undefined>;

/** Builds the result of `getStaticPaths` from the parameters and props of each language. */
async function everyLocale<Props extends object>(
  pages: (locale: Locale) => Promise<{ params: Params; props: Props }[]>,
) {
  const paths = await Promise.all(
    locales.map(async (locale) =>
      (await pages(locale)).map(({ params, props }) => ({
        params: { ...params, locale: localeParam(locale) } as Params,
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

/** The paths of error pages in all languages except the default one, whose pages are at the root. */
export function prefixedLocalePaths() {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({ params: { locale }, props: { locale } }));
}

/**
 * The paths of a document route, in each language. Those of `alsoAt`, without a slug, are only for
 * development: a build links the files instead (integrations/id-only-urls.ts).
 */
export function documentPaths<Route extends DocumentRoute>(route: Route, alsoAt?: Route) {
  const paths = [route, ...(alsoAt && import.meta.env.DEV ? [alsoAt] : [])].map(
    (one) => routes[one].path,
  );
  return everyLocale(async (locale) =>
    (await localizedDocuments(routes[route].entries as DocumentTypeOf<Route>, locale)).flatMap(
      (document) =>
        paths.map((path) => ({ params: paramsOf(path, document), props: { document } })),
    ),
  );
}

/** The paths of news items; the nursing article has a separate page, and a parameter for it. */
export async function newsItemPaths() {
  const paths = await documentPaths('newsItem', 'newsItemById');
  const nursing = await nursingArticle();
  const isNursing = ({ props }: (typeof paths)[number]) => props.document.number === nursing?.id;
  return {
    nursing: paths.filter(isNursing).map(({ params, props }) => ({
      params: { ...params, nursing: params['slug'] },
      props,
    })),
    others: paths.filter((path) => !isNursing(path)),
  };
}

/** The values of a path's parameters. */
function paramsOf(path: string, { number, slug }: { number: number; slug: string }): Params {
  return {
    ...(path.includes('{id}') && { id: String(number) }),
    ...(path.includes('{slug}') && { slug }),
  };
}

const isPlain = (list: NewsList): list is 'all' | NewsCategory => !isTag(list) && !isMonth(list);

/** The paths of all pages of news lists, in each language: of topics, months, and others. */
export async function newsListPaths() {
  return {
    topics: await listPaths(isTag, 3),
    months: await listPaths(isMonth, 3),
    plain: await listPaths(isPlain, 2),
  };
}

/** The paths of some lists, whose parameter starts after `segments` segments: for `/new` it is empty. */
function listPaths<List extends NewsList>(
  belongs: (list: NewsList) => list is List,
  segments: number,
) {
  return everyLocale(async (locale) =>
    [...(await newsLists(locale))].flatMap(([list, items]) =>
      belongs(list)
        ? paginate(items).map((page) => ({
            params: {
              list:
                newsListPath(list, page.number).split('/').slice(segments).join('/') || undefined,
            },
            props: { list, page },
          }))
        : [],
    ),
  );
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

/** The paths of articles' references; their journals have their registered titles. */
export async function referencePaths() {
  const articles = (await articlePaths()).filter(({ props }) => props.locale === defaultLocale);
  return articles.flatMap(({ params: { locale: _, ...params }, props }) =>
    referenceFormats.map((format) => ({ params: { ...params, format }, props })),
  );
}
