import { z } from 'astro/zod';
import { formatHours, formatOnWeekday, formatTime, formatWeekdays } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { type Expectation, expected } from './expected.ts';
import { clock, withItems, withValid } from './fields.ts';

/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Weekday = (typeof weekdays)[number];

/** Days of the week from the first to the last, as digits of `Date.getDay()`: `12345` for Monday to Friday. */
export const dayDigits = (from: Weekday, to = from): string =>
  weekdays
    .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
    .map((day) => (weekdays.indexOf(day) + 1) % 7)
    .join('');

const days = { from: z.enum(weekdays), to: z.enum(weekdays).optional() };
const times = { opens: clock.optional(), closes: clock.optional() };

/** A range of weekdays with its hours; closed without `opens` and `closes`. */
const hoursOfDays = z
  .strictObject({ ...days, ...times })
  .refine(({ from, to }) => !to || weekdays.indexOf(from) <= weekdays.indexOf(to), {
    path: ['to'],
    ...expected('expected.daysInOrder'),
    ...withValid(days),
  })
  .superRefine(({ opens, closes }, context) => {
    const issue = (path: 'opens' | 'closes', message: Expectation) =>
      context.addIssue({ code: 'custom', path: [path], message: expected(message).error() });
    if (!opens && closes) issue('opens', 'expected.opens');
    if (opens && !closes) issue('closes', 'expected.closes');
    if (opens && closes && closes <= opens) issue('closes', 'expected.closesLater');
  }, withValid(times));

/** Hours by weekday: no day is in two ranges. */
export const receptionHours = z
  .array(hoursOfDays)
  .min(1)
  .superRefine((ranges, context) => {
    const seen = new Set<string>();
    for (const [index, range] of ranges.entries()) {
      const valid = z.looseObject(days).safeParse(range).data;
      const digits = valid ? [...dayDigits(valid.from, valid.to)] : [];
      if (digits.some((digit) => seen.has(digit))) {
        const message = expected('expected.otherDays').error();
        context.addIssue({ code: 'custom', path: [index, 'from'], message });
      }
      for (const digit of digits) seen.add(digit);
    }
  }, withItems);

/** Parsed reception hours. */
export type ReceptionHours = z.infer<typeof receptionHours>;

/** A range of weekdays as text. */
function weekdaysText(from: Weekday, to: Weekday | undefined, locale: Locale): string {
  const t = translator(locale);
  return to && to !== from
    ? formatWeekdays(t(`day.${from}`), t(`day.${to}`), locale)
    : t(`day.${from}`);
}

/** Days of the week with the same hours, and when it opens next after them. */
export interface OpeningLine extends Pick<ReceptionHours[number], 'opens' | 'closes'> {
  from: Weekday;
  to: Weekday;
  /** `day` is undefined for the day after; the whole is undefined if it never opens. */
  next: { day?: Weekday; time: string } | undefined;
}

/** Reception hours of the whole week; each line's days open next on the same day, or each on the day after. */
export function openingLines(hours: ReceptionHours): OpeningLine[] {
  const week = weekdays.map((day) =>
    hours.find(({ from, to }) => dayDigits(from, to).includes(dayDigits(day))),
  );
  const nextAfter = (index: number): OpeningLine['next'] => {
    for (let days = 1; days <= weekdays.length; days += 1) {
      const at = (index + days) % weekdays.length;
      const time = week[at]?.opens;
      const day = weekdays[at];
      if (time && day) return days === 1 ? { time } : { day, time };
    }
    return undefined;
  };
  const lines: OpeningLine[] = [];
  for (const [index, day] of weekdays.entries()) {
    const { opens, closes } = week[index] ?? {};
    const next = nextAfter(index);
    const last = lines.at(-1);
    const isSame =
      last && week[index] === week[index - 1] && JSON.stringify(last.next) === JSON.stringify(next);
    if (isSame) last.to = day;
    else lines.push({ from: day, to: day, opens, closes, next });
  }
  return lines;
}

/**
 * A line's days and hours as attributes, whose state the script of the day (today.ts) keeps, and what to say
 * before, during and after those hours: when it opens, or until when it is open. A text is undefined if there is
 * no such time.
 */
export function openingStates({ from, to, opens, closes, next }: OpeningLine, locale: Locale) {
  const t = translator(locale);
  const at = (time: string) => formatTime(time, locale);
  const onDay = (day: Weekday) => formatOnWeekday(t(`day.${day}`), locale);
  return {
    attributes: {
      'data-days': dayDigits(from, to),
      'data-opens': opens ?? '',
      'data-closes': closes ?? '',
    },
    before: opens && t('day.opensToday', { time: at(opens) }),
    during: closes && t('day.openUntil', { time: at(closes) }),
    after:
      next &&
      (next.day
        ? t('day.opens', { day: onDay(next.day), time: at(next.time) })
        : t('day.opensTomorrow', { time: at(next.time) })),
  };
}

/** The hours of a range of weekdays as text. */
export function hoursText(
  { opens, closes }: Pick<ReceptionHours[number], 'opens' | 'closes'>,
  locale: Locale,
): string {
  return opens && closes ? formatHours(opens, closes, locale) : translator(locale)('day.closed');
}

/** `hoursText` for screen readers, which skip a dash: `с 08:00 до 20:00`. */
function spokenHours(
  { opens, closes }: Pick<ReceptionHours[number], 'opens' | 'closes'>,
  locale: Locale,
): string {
  const t = translator(locale);
  return opens && closes
    ? t('day.hours', { opens: formatTime(opens, locale), closes: formatTime(closes, locale) })
    : t('day.closed');
}

/** Reception hours line by line; consecutive days with the same hours share a line. */
export function receptionLines(
  hours: ReceptionHours,
  locale: Locale,
): { days: string; time: string; spoken: string }[] {
  const lines: { days: string; time: string; spoken: string }[] = [];
  for (const { from, to, opens, closes } of hours) {
    const days = weekdaysText(from, to, locale);
    const time = hoursText({ opens, closes }, locale);
    const spoken = spokenHours({ opens, closes }, locale);
    const last = lines.at(-1);
    if (last?.time === time) last.days += `, ${days}`;
    else lines.push({ days, time, spoken });
  }
  return lines;
}
