import { expect, it } from 'vitest';
import { decodedPath } from '../../../src/i18n/paths.ts';
import { alternates } from '../../../src/routing/alternates.ts';
import { paginate } from '../../../src/routing/pagination.ts';

it('lists a page in every language, and which of them are translated', () => {
  expect(alternates('/news/3/a', ['uz', 'ru'])).toEqual([
    { locale: 'uz', path: '/news/3/a', translated: true },
    { locale: 'ru', path: '/ru/news/3/a', translated: true },
    { locale: 'tr', path: '/tr/news/3/a', translated: false },
    { locale: 'en', path: '/en/news/3/a', translated: false },
  ]);
});

it('splits a list into pages of twelve', () => {
  const items = Array.from({ length: 25 }, (_, index) => index);
  expect(paginate(items).map((page) => page.items.length)).toEqual([12, 12, 1]);
  expect(paginate(items)[2]).toEqual({ number: 3, count: 3, total: 25, items: [24] });
});

it('gives an empty list a single empty page', () => {
  expect(paginate([])).toEqual([{ number: 1, count: 1, total: 0, items: [] }]);
});

it.each([
  ['/ru/%D0%BD%D0%B5%D1%82', '/ru/нет'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('shows the path %s as %s', (path, shown) => {
  expect(decodedPath(path)).toBe(shown);
});
