import { expect, it } from 'vitest';
import { stateAt } from '../../../src/calendar/state-at.ts';

it.each([
  ['2027-06-19', 'notYet'],
  ['2027-06-20', 'open'],
  ['2027-07-20', 'open'],
  ['2027-07-21', 'closed'],
  ['2028-06-20', 'closed'],
])('on %s, a span of days is %s', (day, state) => {
  expect(stateAt(day, '2027-06-20', '2027-07-20')).toBe(state);
});

it.each([
  ['00:30:00.000Z', 'notYet'],
  ['08:00:00.000Z', 'open'],
  ['19:59:59.999Z', 'open'],
  ['20:00:00.000Z', 'closed'],
])('at %s, hours of a day are %s', (time, state) => {
  expect(stateAt(time, '08:00', '20:00')).toBe(state);
});
