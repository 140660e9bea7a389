import { isoMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
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

export async function newsByCategory(category: NewsCategory, locale: Locale): Promise<NewsItem[]> {
  return (await newsByDate(locale)).filter(({ data }) => data.category === category);
}

/** The months that have news, newest first: `{ month: '2026-09', items }`. */
export async function newsByMonth(locale: Locale): Promise<{ month: string; items: NewsItem[] }[]> {
  const months = Map.groupBy(await newsByDate(locale), ({ data }) => isoMonth(data.date));
  return [...months].map(([month, items]) => ({ month, items }));
}

/** Up to `limit` other items: those of the same category first, the newest of each first. */
export async function similarNews(item: NewsItem, limit = 4): Promise<NewsItem[]> {
  const others = (await newsByDate(item.locale)).filter(({ number }) => number !== item.number);
  const sameCategory = (other: NewsItem) => Number(other.data.category === item.data.category);
  return others.sort((a, b) => sameCategory(b) - sameCategory(a)).slice(0, limit);
}
