/** How a list of news fills a grid of three columns. */
interface NewsGrid {
  /** Items across the whole grid, before all others. */
  large: number;
  /** Items across half of it, before those across a third. */
  halves: number;
}

/**
 * The larger items that a list begins with, so that its last row is full: the newest are the larger
 * ones. `lead` asks for a large one whatever the number of items.
 */
export function newsGrid(items: number, lead = false): NewsGrid {
  const large = lead || items % 3 === 1 ? 1 : 0;
  const rest = items - large;
  if (rest === 1) return { large: 2, halves: 0 };
  return { large, halves: ({ 1: 4, 2: 2 } as Record<number, number>)[rest % 3] ?? 0 };
}
