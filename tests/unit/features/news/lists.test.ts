import { expect, it } from 'vitest';
import { pictureGroup } from '../../../../src/features/news/lists.ts';

/** `x` stands for an item with a picture. */
const sizeOf = (list: string) =>
  pictureGroup([...list].map((item) => ({ data: item === 'x' ? { cover: {} } : {} })));

it.each([
  ['', 0],
  ['-xx', 0],
  ['x', 1],
  ['x-x', 1],
  ['xx-', 1],
  ['xxx-', 3],
  ['xxxx-', 4],
  ['xxxxxxx-x--', 7],
  ['xxxxxxxxxxxx', 7],
])('shows a large picture and full rows or a pair of them at the beginning of %s', (list, size) => {
  expect(sizeOf(list)).toBe(size);
});
