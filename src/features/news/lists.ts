// The lists of news: their kinds, and how each starts.
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

/** Items per row of pictures. */
const perRow = 3;
/** Rows of pictures below the first one. */
const maxRows = 2;

/**
 * How many of a list's first items form the group with pictures: a large one, then full rows, or a row of
 * two. None if the first item has no picture.
 */
export function pictureGroup(items: readonly { data: { cover?: unknown } }[]): number {
  const bare = items.findIndex(({ data }) => !data.cover);
  const pictured = bare === -1 ? items.length : bare;
  if (pictured === 0) return 0;
  const below = pictured - 1;
  const rows = Math.min(maxRows, Math.floor(below / perRow));
  return 1 + (below === 2 ? below : perRow * rows);
}
