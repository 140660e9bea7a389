import { tashkentDate, tashkentTime } from '../calendar/tashkent.ts';
import { memoize } from '../memoize/memoize.ts';
import { type Locale, localeInfo } from './locales.ts';

/** How a language writes its dates, hours and ranges. */
interface Style {
  /** A day of a month: `4-sentabr`. */
  day: (day: string, month: string) => string;
  /** One or more days of a year: `2026-yil 4-sentabr`. */
  date: (days: string, year: number) => string;
  /** The same on a card, with abbreviated months. */
  card: (days: string, year: number) => string;
  /** A month of a year, as written within a sentence. */
  month: (month: string, year: number) => string;
  /** Between days of different months; between digits it is an en dash in all languages. */
  dash: string;
  /** Between days of the week. */
  wordDash: string;
  /** On a day of the week, within a sentence. */
  onWeekday: (name: string) => string;
  /** Between hours and minutes. */
  clock: string;
  /** `min2`: numbers of four digits aren't grouped. */
  grouping: Intl.NumberFormatOptions['useGrouping'];
}

/** Kept on one line: with U+00A0 for each space. */
const joined = (text: string) => text.replaceAll(' ', '\u00a0');

const plain: Style = {
  day: (day, month) => `${day} ${month}`,
  date: (days, year) => `${days} ${year}`,
  card: (days, year) => `${days} ${year}`,
  month: (month, year) => `${month} ${year}`,
  dash: '–',
  wordDash: '–',
  onWeekday: (name) => name,
  clock: ':',
  grouping: 'auto',
};

const uzbekDate: Style['date'] = (days, year) => `${year}-yil ${days}`;

const styles: Partial<Record<Locale, Style>> = {
  uz: {
    ...plain,
    day: (day, month) => `${day}-${month}`,
    date: uzbekDate,
    card: uzbekDate,
    month: uzbekDate,
  },
  ru: {
    ...plain,
    date: (days, year) => `${days} ${year}\u00a0года`,
    month: (month, year) => `${month} ${year} года`,
    dash: '—',
    wordDash: '\u00a0— ',
    onWeekday: (name) => `${name.startsWith('вт') ? 'во' : 'в'}\u00a0${name.replace(/а$/, 'у')}`,
    grouping: 'min2',
  },
  tr: { ...plain, clock: '.' },
};

const styleOf = (locale: Locale) => styles[locale] ?? plain;

const monthFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = memoize(
    (locale: Locale) =>
      new Intl.DateTimeFormat(localeInfo[locale].intl, { ...options, timeZone: 'UTC' }),
  );
  // Memoized, because a page of news has many days.
  const name = memoize(
    (locale: Locale, month: number) =>
      format(locale)
        .formatToParts(Date.UTC(2026, month))
        .find(({ type }) => type === 'month')?.value ?? '',
  );
  return (day: Date, locale: Locale) => name(locale, day.getUTCMonth());
};

const monthOfYear = monthFormat({ month: 'long', year: 'numeric' });
/** In Russian in the genitive. */
const monthOfDay = monthFormat({ day: 'numeric', month: 'long' });
const shortMonth = monthFormat({ day: 'numeric', month: 'short', year: 'numeric' });
/** Uzbek months whose abbreviations are hard to read. */
const uzbekMonths: Record<string, string> = { iyn: 'iyun', iyl: 'iyul', sen: 'sent' };
const shortMonthOfDay = (day: Date, locale: Locale) => {
  const month = shortMonth(day, locale);
  return (locale === 'uz' && uzbekMonths[month]) || month;
};

const dayOf = (day: Date, locale: Locale, number = `${day.getUTCDate()}`) =>
  styleOf(locale).day(number, monthOfDay(day, locale));

const dateText = (day: Date, locale: Locale) =>
  styleOf(locale).date(dayOf(day, locale), day.getUTCFullYear());

/** A day in words: `2026-yil 4-sentabr`, `4 сентября 2026 года`, `4 Eylül 2026`, `4 September 2026`. */
export function formatDate(day: Date, locale: Locale): string {
  return joined(dateText(day, locale));
}

/** A day in large type: like `formatDate`, with a line break allowed between day and year. */
export function formatLargeDate(day: Date, locale: Locale): string {
  return styleOf(locale).date(joined(dayOf(day, locale)), day.getUTCFullYear());
}

/** A day without its year: `4-sentabr`, `4 сентября`, `4 Eylül`, `4 September`. */
export function formatDay(day: Date, locale: Locale): string {
  return joined(dayOf(day, locale));
}

/** A day on a card: `2026-yil 4-sent`, `4 сент. 2026`, `4 Eyl 2026`, `4 Sept 2026`. */
export function formatShortDate(day: Date, locale: Locale): string {
  const { card, day: ofMonth } = styleOf(locale);
  const days = ofMonth(`${day.getUTCDate()}`, shortMonthOfDay(day, locale));
  return joined(card(days, day.getUTCFullYear()));
}

/**
 * A range of days, with the year and the month only once if they are the same. Lines can only break after
 * the dash: `2027-yil 20-iyun – 20-iyul`, `2–11 августа 2027 года`
 */
export function formatPeriod(from: Date, to: Date, locale: Locale): string {
  const year = to.getUTCFullYear();
  const { date, dash } = styleOf(locale);
  if (isoDay(from) === isoDay(to)) return formatDate(to, locale);
  if (isoMonth(from) === isoMonth(to)) {
    return joined(date(dayOf(to, locale, `${from.getUTCDate()}–${to.getUTCDate()}`), year));
  }
  const ends =
    from.getUTCFullYear() === year
      ? date(`${dayOf(from, locale)} ${dash} ${dayOf(to, locale)}`, year)
      : `${dateText(from, locale)} ${dash} ${dateText(to, locale)}`;
  return joined(ends).replace(`${dash}\u00a0`, `${dash} `);
}

/** A moment in Uzbekistan's time zone, for plain text: `2026-yil 4-sentabr, 14:05`. */
export function formatMoment(moment: Date, locale: Locale): string {
  const time = formatTime(tashkentTime(moment).slice(11, 16), locale);
  return `${dateText(tashkentDate(moment), locale)}, ${time}`;
}

/** The month of a day within a sentence: `2026-yil sentabr`, `сентябрь 2026 года`, `Eylül 2026`. */
export function formatMonth(day: Date, locale: Locale): string {
  return joined(styleOf(locale).month(monthOfYear(day, locale), day.getUTCFullYear()));
}

/** A time of day, given as `08:00`: `08:00`, in Turkish `08.00`. */
export function formatTime(time: string, locale: Locale): string {
  return time.replace(':', styleOf(locale).clock);
}

/** A range of days of the week: `dushanba–juma`, `понедельник — пятница`. */
export function formatWeekdays(first: string, last: string, locale: Locale): string {
  return first + styleOf(locale).wordDash + last;
}

/** On a day of the week: `dushanba`, `в понедельник`, `pazartesi`, `Monday`. */
export function formatOnWeekday(name: string, locale: Locale): string {
  return styleOf(locale).onWeekday(name);
}

/** Hours of a day: `08:00–20:00`, in Turkish `08.00–20.00`. */
export function formatHours(opens: string, closes: string, locale: Locale): string {
  return `${formatTime(opens, locale)}–${formatTime(closes, locale)}`;
}

/** A text with a capital first letter. */
export function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(localeInfo[locale].intl) + text.slice(1);
}

/** Only the name of a day's month, capitalised: `Sentabr`, `Сентябрь`, `Eylül`. */
export function formatMonthName(day: Date, locale: Locale): string {
  return capitalise(monthOfYear(day, locale), locale);
}

/** The abbreviated month of a day: `sent`, `сент.`, `Eyl`, `Sept`. */
export function formatShortMonth(day: Date, locale: Locale): string {
  return shortMonthOfDay(day, locale);
}

const numberFormat = memoize(
  (locale: Locale) =>
    new Intl.NumberFormat(localeInfo[locale].intl, { useGrouping: styleOf(locale).grouping }),
);

/** A number with the language's separators: `1 234 567,5`; in Russian, four digits have none. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/** A range of numbers, or one number if both ends are equal: `2 200–3 800`. */
export function formatRange(lowest: number, highest: number, locale: Locale): string {
  const ends = [formatNumber(lowest, locale), formatNumber(highest, locale)];
  return [...new Set(ends)].join('–');
}

/** How the language groups the digits of a whole number: the separator, and the lowest grouped number. */
export function digitGroups(locale: Locale): { separator: string; from: number } {
  const separator = formatNumber(10_000, locale).slice(2, -3);
  return { separator, from: formatNumber(1000, locale) === '1000' ? 10_000 : 1000 };
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
