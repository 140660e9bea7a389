import { memoize } from '../memoize/memoize.ts';
import { type Locale, localeInfo } from './locales.ts';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  memoize(
    (locale: Locale) =>
      new Intl.DateTimeFormat(localeInfo[locale].intl, { ...options, timeZone: 'UTC' }),
  );

const long = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const short = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const month = dateFormat({ month: 'long', year: 'numeric' });
const monthName = dateFormat({ month: 'long' });
const number = memoize((locale: Locale) => new Intl.NumberFormat(localeInfo[locale].intl));

/** A day in words, without line breaks: `4-sentabr, 2026`, `4 сентября 2026 г.`, `4 Eylül 2026`, `4 September 2026`. */
export function formatDate(day: Date, locale: Locale): string {
  return unbroken(long(locale).format(day));
}

/** A day with an abbreviated month, without line breaks: `4-sen, 2026`, `4 сент. 2026 г.`, `4 Eyl 2026`, `4 Sept 2026`. */
export function formatShortDate(day: Date, locale: Locale): string {
  return unbroken(short(locale).format(day));
}

/** Days from the first to the last, with line breaks around the dash alone: `20-iyun – 20-iyul, 2027`, `2–11 августа 2027 г.` */
export function formatPeriod(from: Date, to: Date, locale: Locale): string {
  return unbroken(long(locale).formatRange(from, to)).replace(/\s–\s/, ' – ');
}

/** The month of a day, capitalised for headings: `Sentabr, 2026`, `Сентябрь 2026`. */
export function formatMonth(day: Date, locale: Locale): string {
  const text = month(locale)
    .format(day)
    .replace(/\sг\.$/, '');
  return capitalise(text, locale);
}

/** A text with a capital as its first letter. */
export function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(localeInfo[locale].intl) + text.slice(1);
}

/** The name of a day's month alone, capitalised: `Sentabr`, `Сентябрь`, `Eylül`. */
export function formatMonthName(day: Date, locale: Locale): string {
  return capitalise(monthName(locale).format(day), locale);
}

/** The abbreviated month of a day: `sen`, `сент.`, `Eyl`, `Sept`. */
export function formatShortMonth(day: Date, locale: Locale): string {
  const parts = short(locale).formatToParts(day);
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** A number with the language's separators: `1 234 567,5`. */
export function formatNumber(value: number, locale: Locale): string {
  return number(locale).format(value);
}

/** A range of numbers, or one number if both ends are equal: `2 200–3 800`. */
export function formatRange(lowest: number, highest: number, locale: Locale): string {
  const ends = [formatNumber(lowest, locale), formatNumber(highest, locale)];
  return [...new Set(ends)].join('–');
}

/** The language's thousands separator: a no-break space, a point or a comma. */
export function groupSeparator(locale: Locale): string {
  return formatNumber(1000, locale).slice(1, -3);
}

/** A duration in minutes and seconds: `2:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Groups the digits of an Uzbek E.164 number: `+998 73 200 00 00`; others stay as they are. */
export function formatPhone(number: string): string {
  return number.replace(/^(\+998)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
}

/** A day in ISO 8601, `2026-09-04`, for `<time datetime>`, feeds and the sitemap. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A month in ISO 8601, `2026-09`, as in the URLs of the archive. */
export function isoMonth(day: Date): string {
  return day.toISOString().slice(0, 7);
}

/** Prevents line breaks in a text, such as a date within a sentence. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
