import { expect, it } from 'vitest';
import { academicYearOf } from '../../../src/content-types/academic-year.ts';
import { dueYears } from '../../../src/content-types/due-fees.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const year = (academicYear: string, ...priced: (number | string)[]) => ({
  academicYear,
  priced: new Set(priced),
});
const yearsOn = (iso: string, ...years: ReturnType<typeof year>[]) =>
  dueYears(years, day(iso)).map(({ academicYear }) => academicYear);

it.each([
  ['2026-08-31', '2025-2026'],
  ['2026-09-01', '2026-2027'],
  ['2026-12-31', '2026-2027'],
  ['2027-01-01', '2026-2027'],
])('%s is in %s', (iso, expected) => {
  expect(academicYearOf(day(iso))).toBe(expected);
});

const now = year('2026-2027', 1, 2, 'bsn');
const next = year('2027-2028', 'bsn', 2, 1, 3);

it('the fees of a year are due from its first day on, and before it stand after those due', () => {
  expect(yearsOn('2027-08-31', now, next)).toEqual(['2026-2027', '2027-2028']);
  expect(yearsOn('2027-09-01', next, now)).toEqual(['2027-2028']);
});

it('a year with gaps replaces none, even once it has begun', () => {
  const partial = year('2027-2028', 1, 2);
  expect(yearsOn('2027-06-01', now, partial)).toEqual(['2026-2027', '2027-2028']);
  expect(yearsOn('2027-09-01', now, partial)).toEqual(['2026-2027', '2027-2028']);
  expect(yearsOn('2028-09-01', now, partial, year('2028-2029', 1, 2, 'bsn'))).toEqual([
    '2028-2029',
  ]);
});

it('without newer fees the last known stay due, and the first known are due before they begin', () => {
  expect(yearsOn('2030-01-01', now)).toEqual(['2026-2027']);
  expect(yearsOn('2025-01-01', next, now)).toEqual(['2026-2027', '2027-2028']);
  expect(yearsOn('2026-10-01')).toEqual([]);
});
