import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatMonth,
  formatNumber,
  formatPeriod,
  formatPhone,
  formatShortDate,
  isoDay,
  isoMonth,
} from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';

const day = new Date('2026-09-04T00:00:00Z');
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');

describe('dates, months and numbers as each language writes them', () => {
  it.each([
    ['uz', '4-sentabr, 2026', '4-sen, 2026', 'Sentabr, 2026', '1 234 567,5'],
    ['ru', '4 сентября 2026 г.', '4 сент. 2026 г.', 'Сентябрь 2026', '1 234 567,5'],
    ['tr', '4 Eylül 2026', '4 Eyl 2026', 'Eylül 2026', '1.234.567,5'],
    ['en', '4 September 2026', '4 Sept 2026', 'September 2026', '1,234,567.5'],
  ] as const)('%s', (locale, long, short, month, number) => {
    expect(spaces(formatDate(day, locale))).toBe(long);
    expect(spaces(formatShortDate(day, locale))).toBe(short);
    expect(spaces(formatMonth(day, locale))).toBe(month);
    expect(spaces(formatNumber(1_234_567.5, locale))).toBe(number);
  });

  it.each(locales)('%s: breaks no date, and a period only around its dash', (locale) => {
    const last = new Date('2027-01-31T00:00:00Z');
    expect(formatDate(day, locale)).not.toMatch(/[ -]/);
    expect(formatShortDate(day, locale)).not.toMatch(/[ -]/);
    expect(formatPeriod(day, last, locale).split(' – ')).toHaveLength(2);
    expect(formatPeriod(day, last, locale).replace(' – ', '')).not.toMatch(/[ -]/);
  });

  it('keeps a Turkish dotted capital', () => {
    expect(formatMonth(new Date('2026-06-01'), 'tr')).toBe('Haziran 2026');
  });
});

it.each([
  ['+998732000000', '+998 73 200 00 00'],
  ['+905321234567', '+905321234567'],
])('shows the phone number %s as %s', (number, shown) => {
  expect(formatPhone(number)).toBe(shown);
});

it('formats machine-readable days and months', () => {
  expect(isoDay(day)).toBe('2026-09-04');
  expect(isoMonth(day)).toBe('2026-09');
});

it.each([
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('writes %i seconds as %s', (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
