import { isoMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { NewsList } from '../../routing/news-lists.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { once } from '../once.ts';
import type { newsCategories } from './schema.ts';

export type NewsItem = LocalizedDocument<'news'>;
export type NewsCategory = (typeof newsCategories)[number];

/** The newest first; of one day, the higher number first. */
export const newsByDate = once(
  async (locale: Locale): Promise<NewsItem[]> =>
    [...(await localizedDocuments('news', locale))].sort(
      (a, b) => b.data.date.valueOf() - a.data.date.valueOf() || b.number - a.number,
    ),
);

/** The items of a list, the newest first. */
export async function newsIn(list: NewsList, locale: Locale): Promise<NewsItem[]> {
  const items = await newsByDate(locale);
  return list === 'all' ? items : items.filter(({ data }) => data.category === list);
}

/** The months that have news, newest first: `{ month: '2026-09', items }`. */
export async function newsByMonth(locale: Locale): Promise<{ month: string; items: NewsItem[] }[]> {
  const months = Map.groupBy(await newsByDate(locale), ({ data }) => isoMonth(data.date));
  return [...months].map(([month, items]) => ({ month, items }));
}

/** How many of the newest items of a tag are looked at, so that the work grows with the items. */
const considered = 50;

/** The newest items of each category and of each tag, newest first. */
const newestByTopic = once(async (locale: Locale): Promise<Map<string, NewsItem[]>> => {
  const topics = new Map<string, NewsItem[]>();
  for (const item of await newsByDate(locale)) {
    for (const topic of topicsOf(item)) {
      const items = topics.get(topic) ?? [];
      if (items.length < considered) topics.set(topic, [...items, item]);
    }
  }
  return topics;
});

const topicsOf = ({ data }: NewsItem): string[] => [data.category, ...data.tags];

/** Up to `limit` other items: those that share most of category and tags first, then the newest. */
export async function similarNews(item: NewsItem, limit = 4): Promise<NewsItem[]> {
  const topics = topicsOf(item);
  const newest = await newsByDate(item.locale);
  const byTopic = await newestByTopic(item.locale);
  const candidates = new Set([
    ...topics.flatMap((topic) => byTopic.get(topic) ?? []),
    ...newest.slice(0, considered),
  ]);
  const shared = (other: NewsItem) =>
    topicsOf(other).filter((topic) => topics.includes(topic)).length;
  return [...candidates]
    .filter(({ number }) => number !== item.number)
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score || b.other.data.date.valueOf() - a.other.data.date.valueOf())
    .slice(0, limit)
    .map(({ other }) => other);
}

/** The news that tell about a person, the newest first. */
export async function newsAbout(slug: string, locale: Locale): Promise<NewsItem[]> {
  return (await newsByDate(locale)).filter(({ data }) => data.people.includes(slug));
}
