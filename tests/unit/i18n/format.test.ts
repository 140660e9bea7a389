import { describe, expect, it } from 'vitest';
import {
  capitalise,
  formatClock,
  formatDate,
  formatDay,
  formatHours,
  formatMoment,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatPeriod,
  formatPhone,
  formatRange,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekdays,
  isoDay,
  isoMonth,
} from '../../../src/i18n/format.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);
const day = date('2026-09-04');
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 4)));
const period = (from: string, to: string) => (locale: Locale) =>
  formatPeriod(date(from), date(to), locale);

/** With plain spaces: those that prevent line breaks have tests of their own. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Each line: what is written, then how Uzbek, Russian, Turkish and English write it. */
const cases: [string, (locale: Locale) => string, Record<Locale, string>][] = [
  [
    'a day',
    (locale) => formatDate(day, locale),
    {
      uz: '2026-yil 4-sentabr',
      ru: '4 сентября 2026 года',
      tr: '4 Eylül 2026',
      en: '4 September 2026',
    },
  ],
  [
    'a day whose year is plain',
    (locale) => formatDay(day, locale),
    { uz: '4-sentabr', ru: '4 сентября', tr: '4 Eylül', en: '4 September' },
  ],
  [
    'a day on a card',
    (locale) => formatShortDate(day, locale),
    { uz: '2026-yil 4-sent', ru: '4 сент. 2026', tr: '4 Eyl 2026', en: '4 Sept 2026' },
  ],
  [
    'a month in a sentence',
    (locale) => formatMonth(day, locale),
    {
      uz: '2026-yil sentabr',
      ru: 'сентябрь 2026 года',
      tr: 'Eylül 2026',
      en: 'September 2026',
    },
  ],
  [
    'a month alone, as a heading',
    (locale) => formatMonthName(day, locale),
    { uz: 'Sentabr', ru: 'Сентябрь', tr: 'Eylül', en: 'September' },
  ],
  [
    'the months of days',
    (locale) => months.map((month) => formatDay(month, locale).replace(/^4./, '')).join(' '),
    {
      uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
      ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
      tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
      en: 'January February March April May June July August September October November December',
    },
  ],
  [
    'the abbreviated months of days',
    (locale) => months.map((month) => formatShortMonth(month, locale)).join(' '),
    {
      uz: 'yan fev mar apr may iyun iyul avg sent okt noy dek',
      ru: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
      tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
      en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    },
  ],
  [
    'days of one month',
    period('2027-08-02', '2027-08-11'),
    {
      uz: '2027-yil 2–11-avgust',
      ru: '2–11 августа 2027 года',
      tr: '2–11 Ağustos 2027',
      en: '2–11 August 2027',
    },
  ],
  [
    'days of one year',
    period('2027-06-20', '2027-07-20'),
    {
      uz: '2027-yil 20-iyun – 20-iyul',
      ru: '20 июня — 20 июля 2027 года',
      tr: '20 Haziran – 20 Temmuz 2027',
      en: '20 June – 20 July 2027',
    },
  ],
  [
    'days of two years',
    period('2026-10-01', '2027-01-31'),
    {
      uz: '2026-yil 1-oktabr – 2027-yil 31-yanvar',
      ru: '1 октября 2026 года — 31 января 2027 года',
      tr: '1 Ekim 2026 – 31 Ocak 2027',
      en: '1 October 2026 – 31 January 2027',
    },
  ],
  [
    'the same month of two years',
    period('2026-09-04', '2027-09-04'),
    {
      uz: '2026-yil 4-sentabr – 2027-yil 4-sentabr',
      ru: '4 сентября 2026 года — 4 сентября 2027 года',
      tr: '4 Eylül 2026 – 4 Eylül 2027',
      en: '4 September 2026 – 4 September 2027',
    },
  ],
  [
    'a period of one day',
    period('2026-09-04', '2026-09-04'),
    {
      uz: '2026-yil 4-sentabr',
      ru: '4 сентября 2026 года',
      tr: '4 Eylül 2026',
      en: '4 September 2026',
    },
  ],
  [
    'days of the week',
    (locale) => {
      const t = translator(locale);
      return formatWeekdays(t('day.mon'), t('day.fri'), locale);
    },
    { uz: 'dushanba–juma', ru: 'понедельник — пятница', tr: 'pazartesi–cuma', en: 'Monday–Friday' },
  ],
  [
    'a time',
    (locale) => formatTime('08:00', locale),
    { uz: '08:00', ru: '08:00', tr: '08.00', en: '08:00' },
  ],
  [
    'hours',
    (locale) => formatHours('08:00', '20:00', locale),
    { uz: '08:00–20:00', ru: '08:00–20:00', tr: '08.00–20.00', en: '08:00–20:00' },
  ],
  [
    'a moment after midnight in Uzbekistan',
    (locale) => formatMoment(new Date('2026-09-03T19:05:00Z'), locale),
    {
      uz: '2026-yil 4-sentabr, 00:05',
      ru: '4 сентября 2026 года, 00:05',
      tr: '4 Eylül 2026, 00.05',
      en: '4 September 2026, 00:05',
    },
  ],
  [
    'a number',
    (locale) => formatNumber(1_234_567.5, locale),
    { uz: '1 234 567,5', ru: '1 234 567,5', tr: '1.234.567,5', en: '1,234,567.5' },
  ],
  [
    'a number of four digits',
    (locale) => formatNumber(3240, locale),
    { uz: '3 240', ru: '3240', tr: '3.240', en: '3,240' },
  ],
  [
    'a number of five digits',
    (locale) => formatNumber(32_400, locale),
    { uz: '32 400', ru: '32 400', tr: '32.400', en: '32,400' },
  ],
  [
    'a range of numbers',
    (locale) => formatRange(3, 3.5, locale),
    { uz: '3–3,5', ru: '3–3,5', tr: '3–3,5', en: '3–3.5' },
  ],
];

describe.each(cases)('writes %s', (_, write, expected) => {
  it.each(locales)('in %s', (locale) => {
    expect(plain(write(locale))).toBe(expected[locale]);
  });
});

describe.each(locales)('in %s', (locale) => {
  it.each([formatDate, formatDay, formatShortDate, formatMonth])(
    '%o has no space to break at',
    (format) => {
      expect(format(day, locale)).not.toContain(' ');
    },
  );

  it.each([period('2027-06-20', '2027-07-20'), period('2026-10-01', '2027-01-31')])(
    'a period breaks after its dash alone',
    (write) => {
      expect(write(locale)).toMatch(/^[^ ]+\u00a0[–—] [^ ]+$/);
    },
  );

  it('groups digits without a line break', () => {
    expect(formatNumber(1_234_567, locale)).not.toContain(' ');
  });
});

it('keeps Turkish dotted and dotless letters', () => {
  expect(capitalise('istanbul', 'tr')).toBe('İstanbul');
});

describe('Uzbek suffixes join any date', () => {
  const t = translator('uz');
  it.each([
    'journal.takesUntil',
    'credential.until',
    'credential.issued',
    'source.checked',
    'application.until',
  ] as const)('%s', (key) => {
    for (const month of months) {
      const text = plain(t(key, { date: formatDate(month, 'uz'), title: '' }));
      expect(text).toMatch(/2026-yil 4-\p{L}+(?:gacha|da)(?: |$)/u);
    }
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
