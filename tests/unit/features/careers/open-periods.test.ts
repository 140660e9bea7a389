import { expect, it } from 'vitest';
import { openPeriods } from '../../../../src/features/careers/open-periods.ts';
import { isoDay } from '../../../../src/i18n/format.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** The periods as `first day – last day: count`. */
const periods = (deadlines: string[], today: string) =>
  openPeriods(deadlines.map(day), day(today)).map(
    ({ opens, closes, count }) => `${isoDay(opens)} – ${isoDay(closes)}: ${count}`,
  );

it('counts the open vacancies until each deadline, and none after the last', () => {
  expect(periods(['2026-12-18', '2026-12-02', '2026-12-18'], '2026-11-22')).toEqual([
    '2026-11-22 – 2026-12-02: 3',
    '2026-12-03 – 2026-12-18: 2',
    '2026-12-19 – 9999-12-31: 0',
  ]);
});

it('has one endless period without open vacancies', () => {
  expect(periods([], '2026-11-22')).toEqual(['2026-11-22 – 9999-12-31: 0']);
});
