import { expect, it } from 'vitest';
import { runsOf } from '../../../../src/collections/news/runs.ts';

const even = (item: number) => item % 2 === 0;

it('divides a list wherever it changes, and keeps its order', () => {
  expect(runsOf([2, 4, 1, 6, 3, 5], even)).toEqual([
    { has: true, items: [2, 4] },
    { has: false, items: [1] },
    { has: true, items: [6] },
    { has: false, items: [3, 5] },
  ]);
});

it('has no run of an empty list', () => {
  expect(runsOf([], even)).toEqual([]);
});
