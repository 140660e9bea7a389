import { newsCategories, newsTags } from '../src/features/news/schema.ts';
import { paginate } from '../src/routing/pagination.ts';
import { type Route, routes } from '../src/routing/routes.ts';
import { entriesOf, type NewsEntry, newsEntries, readYaml, recordFiles } from './content.ts';

const vacancies = () => recordFiles('vacancies').map((file) => ({ id: file.split('-')[0] ?? '' }));

/** The news lists of each paginated route, with their route parameters except the page. */
const newsLists: Partial<Record<Route, { params: Record<string, string>; items: NewsEntry[] }[]>> =
  {
    newsPage: [{ params: {}, items: newsEntries }],
    newsCategoryPage: newsCategories.map((category) => ({
      params: { category },
      items: newsEntries.filter((item) => item.category === category),
    })),
    newsTagPage: newsTags.map((tag) => ({
      params: { tag },
      items: newsEntries.filter(({ tags }) => tags.includes(tag)),
    })),
    newsMonthPage: [...Map.groupBy(newsEntries, ({ month }) => month)].map(([month, items]) => ({
      params: { month },
      items,
    })),
  };

interface Issue {
  journal: number;
  year: number;
  number: number;
  articles: { pages: string }[];
}

const articles = () =>
  recordFiles('journal-issues').flatMap((file) => {
    const issue = readYaml<Issue>('journal-issues', file);
    const journal = entriesOf('journals').find(({ id }) => id === String(issue.journal));
    return issue.articles.map(({ pages }) => ({
      ...journal,
      issue: `${issue.year}-${issue.number}`,
      page: pages.split('–')[0] ?? '',
    }));
  });

/** The parameters of all pages of a route, from the files of the test site. */
function paramsOf(route: Route): Record<string, string>[] {
  if (route === 'article') return articles();
  const first = newsLists[`${route}Page` as Route];
  if (first && route !== 'news') return first.map(({ params }) => params);
  const later = newsLists[route];
  if (later) {
    return later.flatMap(({ params, items }) =>
      paginate(items)
        .slice(1)
        .map(({ number }) => ({ ...params, page: String(number) })),
    );
  }
  const definition = routes[route];
  if (!('entries' in definition)) return [{}];
  return definition.entries === 'vacancies' ? vacancies() : entriesOf(definition.entries);
}

/** The paths of all pages of a route in the default language, from the files of the test site. */
export function pathsOf(route: Route): string[] {
  return paramsOf(route).map((params) =>
    routes[route].path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
  );
}
