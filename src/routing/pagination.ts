/** Items on a page. */
const perPage = 12;

/** One page of a list, numbered from 1. */
export interface ListPage<Item> {
  number: number;
  count: number;
  /** Items on all pages. */
  total: number;
  items: Item[];
}

/** Splits a list into pages of 12; an empty list has one empty page. */
export function paginate<Item>(items: readonly Item[]): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    total: items.length,
    items: items.slice(index * perPage, (index + 1) * perPage),
  }));
}
