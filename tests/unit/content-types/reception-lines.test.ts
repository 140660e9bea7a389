import { expect, it } from 'vitest';
import { receptionLines } from '../../../src/content-types/reception-hours.ts';

it('joins days in a row that have the same hours', () => {
  expect(
    receptionLines(
      [
        { from: 'mon', to: 'wed', opens: '14:00', closes: '16:00' },
        { from: 'fri', opens: '14:00', closes: '16:00' },
        { from: 'sat', opens: '10:00', closes: '12:00' },
        { from: 'sun' },
      ],
      'en',
    ),
  ).toEqual([
    { days: 'Monday–Wednesday, Friday', time: '14:00–16:00', spoken: '14:00 to 16:00' },
    { days: 'Saturday', time: '10:00–12:00', spoken: '10:00 to 12:00' },
    { days: 'Sunday', time: 'closed', spoken: 'closed' },
  ]);
});
