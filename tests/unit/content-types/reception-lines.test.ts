import { expect, it } from 'vitest';
import {
  openingLines,
  openingStates,
  receptionLines,
} from '../../../src/content-types/reception-hours.ts';

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

const day = { opens: '08:00', closes: '20:00' };

it('says of each day when it opens next', () => {
  expect(
    openingLines([
      { from: 'mon', to: 'fri', ...day },
      { from: 'sat', opens: '09:00', closes: '15:00' },
      { from: 'sun' },
    ]),
  ).toEqual([
    { from: 'mon', to: 'thu', ...day, next: { time: '08:00' } },
    { from: 'fri', to: 'fri', ...day, next: { time: '09:00' } },
    {
      from: 'sat',
      to: 'sat',
      opens: '09:00',
      closes: '15:00',
      next: { day: 'mon', time: '08:00' },
    },
    { from: 'sun', to: 'sun', next: { time: '08:00' } },
  ]);
});

it('counts days that aren’t listed as closed, and knows of days that never open', () => {
  expect(openingLines([{ from: 'tue', to: 'wed', ...day }])).toEqual([
    { from: 'mon', to: 'mon', next: { time: '08:00' } },
    { from: 'tue', to: 'tue', ...day, next: { time: '08:00' } },
    { from: 'wed', to: 'wed', ...day, next: { day: 'tue', time: '08:00' } },
    { from: 'thu', to: 'sun', next: { day: 'tue', time: '08:00' } },
  ]);
  expect(openingLines([{ from: 'sun' }])).toEqual([
    { from: 'mon', to: 'sat', next: undefined },
    { from: 'sun', to: 'sun', next: undefined },
  ]);
});

it('says before, during and after the hours of a day until or from when it is open', () => {
  const states = openingLines([{ from: 'tue', to: 'wed', ...day }]).map((line) =>
    openingStates(line, 'en'),
  );
  const open = { 'data-opens': '08:00', 'data-closes': '20:00' };
  const closed = { 'data-opens': '', 'data-closes': '' };
  const before = 'opens today at\u00a008:00';
  const during = 'open until\u00a020:00';
  const tomorrow = 'opens tomorrow at\u00a008:00';
  const tuesday = 'opens Tuesday at\u00a008:00';
  expect(states).toEqual([
    {
      attributes: { 'data-days': '1', ...closed },
      before: undefined,
      during: undefined,
      after: tomorrow,
    },
    { attributes: { 'data-days': '2', ...open }, before, during, after: tomorrow },
    { attributes: { 'data-days': '3', ...open }, before, during, after: tuesday },
    {
      attributes: { 'data-days': '4560', ...closed },
      before: undefined,
      during: undefined,
      after: tuesday,
    },
  ]);
});
