import { describe, expect, it } from 'vitest';
import { tashkentDate } from '../../../src/calendar/tashkent.ts';
import { windowState } from '../../../src/content-types/application-window.ts';
import { academicYear, clock, day } from '../../../src/content-types/fields.ts';
import { vacancyDeadline } from '../../../src/features/careers/by-deadline.ts';
import { directionCode } from '../../../src/features/programmes/course-schema.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);

describe('a date field', () => {
  it('is parsed from text and from a YAML date', () => {
    expect(day.parse('2026-09-01')).toEqual(date('2026-09-01'));
    expect(day.parse(date('2026-09-01'))).toEqual(date('2026-09-01'));
  });

  it.each(['01.09.2026', '2026-9-1', '2026-02-30', '2026-13-01', '', 20260901, null])(
    'is not %j',
    (value) => {
      expect(day.safeParse(value).error?.issues[0]?.message).toBe('expected.day');
    },
  );
});

it.each([
  ['60910200', true],
  ['6091020', false],
  ['609102000', false],
  ['6091020a', false],
  [60910200, false],
])('takes the direction code %j: %s', (code, valid) => {
  expect(directionCode.safeParse(code).success).toBe(valid);
});

it.each([
  ['2025-2026', true],
  ['2025-2027', false],
  ['2025/2026', false],
])('takes the academic year %s: %s', (value, valid) => {
  expect(academicYear.safeParse(value).success).toBe(valid);
});

it.each([
  ['08:00', true],
  ['8:00', false],
  ['24:00', false],
])('takes the time %s: %s', (value, valid) => {
  expect(clock.safeParse(value).success).toBe(valid);
});

it.each([
  ['2026-06-19T18:59:59Z', 'notYet'],
  ['2026-06-19T19:00:00Z', 'open'],
  ['2026-07-20T18:59:59Z', 'open'],
  ['2026-07-20T19:00:00Z', 'closed'],
])('admission at %s, by the calendar of Uzbekistan, is %s', (now, state) => {
  const span = { opens: date('2026-06-20'), closes: date('2026-07-20') };
  expect(windowState(span, tashkentDate(new Date(now)))).toBe(state);
});

it.each([
  ['2026-11-10', '2026-12-10'],
  ['2026-12-15', '2027-01-15'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
])('documents announced on %s are due on %s', (announced, due) => {
  expect(vacancyDeadline(date(announced))).toEqual(date(due));
});
