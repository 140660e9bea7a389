import { expect, it } from 'vitest';
import { newsGrid } from '../../../../src/collections/news/grid.ts';

/** The share of a row that each item takes, in sixths. */
function widths(items: number, lead: boolean): number[] {
  const { large, halves } = newsGrid(items, lead);
  return Array.from({ length: items }, (_, index) => {
    if (index < large) return 6;
    return index < large + halves ? 3 : 2;
  });
}

it.each([true, false])('fills every row of a list, with a lead: %s', (lead) => {
  for (let items = 1; items <= 13; items++) {
    let filled = 0;
    for (const width of widths(items, lead)) {
      expect((filled % 6) + width, `${items} items`).toBeLessThanOrEqual(6);
      filled += width;
    }
    expect(filled % 6, `${items} items`).toBe(0);
  }
});

it('sets newer items larger than older ones', () => {
  for (let items = 1; items <= 13; items++) {
    for (const lead of [true, false]) {
      const shown = widths(items, lead);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    }
  }
  expect(newsGrid(12, true)).toEqual({ large: 1, halves: 2 });
  expect(newsGrid(12)).toEqual({ large: 0, halves: 0 });
});

it('has no item in an empty list', () => {
  expect(newsGrid(0)).toEqual({ large: 0, halves: 0 });
});
