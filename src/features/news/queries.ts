// Queries for news: lists, neighbours, similar items.
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { isoMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { memoizeContent } from '../../memoize/memoize.ts';
import {
  isMonth,
  type NewsCategory,
  type NewsList,
  type NewsMonth,
  type NewsTag,
} from './lists.ts';
import { newsCategories, newsTags } from './schema.ts';

/** A news item for readers of a language. */
export type NewsItem = LocalizedDocument<'news'>;

const newestFirst = (a: NewsItem, b: NewsItem) =>
  b.data.date.valueOf() - a.data.date.valueOf() || b.number - a.number;

/** All news, newest first; within a day, highest number first. */
export const newsByDate = memoizeContent(
  async (locale: Locale): Promise<NewsItem[]> =>
    [...(await localizedDocuments('news', locale))].sort(newestFirst),
);

/** All news lists with their items, newest first. The lists of months come last, newest first. */
export const newsLists = memoizeContent(
  async (locale: Locale): Promise<Map<NewsList, NewsItem[]>> => {
    const fixed: NewsList[] = ['all', ...newsCategories, ...newsTags];
    const lists = new Map<NewsList, NewsItem[]>(fixed.map((list) => [list, []]));
    for (const item of await newsByDate(locale)) {
      for (const list of [
        'all',
        ...topicsOf(item),
        isoMonth(item.data.date) as NewsMonth,
      ] as const) {
        const items = lists.get(list);
        if (items) items.push(item);
        else lists.set(list, [item]);
      }
    }
    return lists;
  },
);

/** The items of a list, newest first. */
export async function newsIn(list: NewsList, locale: Locale): Promise<NewsItem[]> {
  return (await newsLists(locale)).get(list) ?? [];
}

/** The months that have news, newest first, with the number of items. */
export async function newsMonths(locale: Locale): Promise<{ month: NewsMonth; count: number }[]> {
  return [...(await newsLists(locale))].flatMap(([list, items]) =>
    isMonth(list) ? [{ month: list, count: items.length }] : [],
  );
}

const positions = memoizeContent(
  async (locale: Locale) =>
    new Map((await newsByDate(locale)).map(({ number }, position) => [number, position])),
);

/** The next newer and next older item. */
export async function adjacentNews({ number, locale }: NewsItem) {
  const all = await newsByDate(locale);
  const position = (await positions(locale)).get(number) ?? 0;
  return { newer: all[position - 1], older: all[position + 1] };
}

/** How many of the newest items per topic are compared: keeps the build time linear in their number. */
const maxCandidates = 50;

const topicsOf = ({ data }: NewsItem) => [data.category, ...data.tags];

/** Items sorted by the number of tags they share, then by category, then by date. */
const rankedByTopics = memoizeContent(
  async (locale: Locale, category: NewsCategory, ...tags: NewsTag[]): Promise<NewsItem[]> => {
    const lists = await newsLists(locale);
    const candidates = new Set(
      (['all', category, ...tags] as const).flatMap(
        (list) => lists.get(list)?.slice(0, maxCandidates) ?? [],
      ),
    );
    // A shared category weighs less than any tag.
    const score = ({ data }: NewsItem) =>
      2 * data.tags.filter((tag) => tags.includes(tag)).length + Number(data.category === category);
    return [...candidates]
      .map((item) => ({ item, score: score(item) }))
      .sort((a, b) => b.score - a.score || newestFirst(a.item, b.item))
      .map(({ item }) => item);
  },
);

/** Up to `limit` other items, sorted by the number of tags in common, then newest first. */
export async function similarNews(item: NewsItem, limit = 4): Promise<NewsItem[]> {
  const ranked = await rankedByTopics(item.locale, item.data.category, ...item.data.tags);
  return ranked
    .filter(({ number }) => number !== item.number)
    .slice(0, limit)
    .sort(newestFirst);
}

/** The news that mention the person with this slug, newest first. */
export async function newsAbout(slug: string, locale: Locale): Promise<NewsItem[]> {
  return (await newsByDate(locale)).filter(({ data }) => data.people.includes(slug));
}
