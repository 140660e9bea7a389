const perPage = 12;

/** One page of a list, numbered from 1. */
export interface ListPage<Item> {
  number: number;
  count: number;
  items: Item[];
}

/** A list cut into pages of 12; an empty list has one empty page. */
export function pagesOf<Item>(items: readonly Item[]): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    items: items.slice(index * perPage, (index + 1) * perPage),
  }));
}

/** The page of this number, which must exist. */
export function pageOf<Item>(items: readonly Item[], number: number): ListPage<Item> {
  const page = pagesOf(items)[number - 1];
  if (!page) throw new Error(`There is no page ${number}`);
  return page;
}
