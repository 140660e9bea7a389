import { expect, it } from 'vitest';
import { tashkentDay } from '../../../src/calendar/tashkent.ts';

it.each([
  ['2026-11-21T18:59:59.999Z', '2026-11-21'],
  ['2026-11-21T19:00:00.000Z', '2026-11-22'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('%s is the day %s', (moment, day) => {
  expect(tashkentDay(new Date(moment))).toBe(day);
});
