import { expect, it } from 'vitest';
import { tashkentDay, tashkentTime } from '../../../src/calendar/tashkent.ts';

it.each([
  ['2026-11-21T18:59:59.999Z', '2026-11-21', '23:59:59'],
  ['2026-11-21T19:00:00.000Z', '2026-11-22', '00:00:00'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '01:00:00'],
])('%s is the day %s, %s', (moment, day, time) => {
  expect(tashkentDay(new Date(moment))).toBe(day);
  expect(tashkentTime(new Date(moment))).toBe(`${day} ${time}`);
});
