import { type newsCategories, newsTags } from './schema.ts';

export type NewsCategory = (typeof newsCategories)[number];
export type NewsTag = (typeof newsTags)[number];
/** `2026-09`. */
export type NewsMonth = `${number}-${number}`;

/** A list of news that is cut into pages: all of them, or those of a category, a tag or a month. */
export type NewsList = 'all' | NewsCategory | NewsTag | NewsMonth;

export function isMonth(list: NewsList): list is NewsMonth {
  return /^\d/.test(list);
}

export function isTag(list: NewsList): list is NewsTag {
  return (newsTags as readonly string[]).includes(list);
}
