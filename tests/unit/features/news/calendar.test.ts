import { expect, it } from 'vitest';
import { newsCalendar } from '../../../../src/features/news/calendar.ts';

const [newer, older] = newsCalendar([
  { month: '2026-11', count: 8 },
  { month: '2026-02', count: 1 },
  { month: '2024-12', count: 4 },
]);

it('has the twelve months of each year with news, the newest year first', () => {
  expect([newer?.year, older?.year]).toEqual(['2026', '2024']);
  expect(newer?.months.map(({ month }) => month)).toEqual([
    ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
    ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
  ]);
});

it('counts the items of months and years', () => {
  expect([newer?.count, older?.count]).toEqual([9, 4]);
  expect(newer?.months.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0]);
});

it('grades the months by the month with most items', () => {
  const heat = (month: string) =>
    [...(newer?.months ?? []), ...(older?.months ?? [])].find((other) => other.month === month)
      ?.heat;
  expect([heat('2026-11'), heat('2024-12'), heat('2026-02'), heat('2026-03')]).toEqual([
    4, 2, 1, 0,
  ]);
});

it('has no years without news', () => {
  expect(newsCalendar([])).toEqual([]);
});
