import { newsCategories, newsTags } from './schema.ts';

/** A category of news. */
export type NewsCategory = (typeof newsCategories)[number];
/** A tag of news. */
export type NewsTag = (typeof newsTags)[number];
/** A month: `2026-09`. */
export type NewsMonth = `${number}-${number}`;

/** A paginated list: all news, or those of a category, a tag or a month. */
export type NewsList = 'all' | NewsCategory | NewsTag | NewsMonth;

/** Whether a list is that of a month. */
export function isMonth(list: NewsList): list is NewsMonth {
  return /^\d/.test(list);
}

/** Whether a list is that of a category. */
export function isCategory(list: NewsList): list is NewsCategory {
  return (newsCategories as readonly string[]).includes(list);
}

/** Whether a list is that of a tag. */
export function isTag(list: NewsList): list is NewsTag {
  return (newsTags as readonly string[]).includes(list);
}
