/** Neighbouring items of a list that all have something, or all lack it. */
interface Run<Item> {
  has: boolean;
  items: Item[];
}

/** A list divided, in its order, wherever `has` changes. */
export function runsOf<Item>(items: readonly Item[], has: (item: Item) => boolean): Run<Item>[] {
  const runs: Run<Item>[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.has === has(item)) last.items.push(item);
    else runs.push({ has: has(item), items: [item] });
  }
  return runs;
}
