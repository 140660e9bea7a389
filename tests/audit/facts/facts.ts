import type { Locale } from '../../../src/i18n/locales.ts';
import { numberWords } from './number-words.ts';

/** The facts that a text states, in the same notation for every language. */
export interface Facts {
  /** Addresses, phone numbers, times as `9:30`, days as `02-15`, months as `02`, other numbers. */
  stated: ReadonlySet<string>;
  /** Numbers in words that often state nothing: “bir”, “первый”, “ikisi”, “both”. */
  perhaps: ReadonlySet<string>;
}

interface Notation {
  /** The stems of the months’ names, in their order. */
  months: string;
  /** The letters that may follow the stem within its word. */
  monthEnding: string;
  /** Whether a month is also written with a small letter. */
  smallMonths: boolean;
  time: RegExp;
  number: RegExp;
  /** The separator of groups of three digits. */
  group: string;
}

const spaced = {
  time: /(?<![\d.:])(\d{1,2}):(\d{2})(?!:?\d)/g,
  number: /\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)?/g,
  group: ' ',
};

const notations: Record<Locale, Notation> = {
  uz: {
    ...spaced,
    months: 'yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr',
    // “5 marta” is “five times”.
    monthEnding: '(?:i|da|ga|gi|ni|ning|dan|gacha|oyi)*',
    smallMonths: true,
  },
  ru: {
    ...spaced,
    months: 'январ|феврал|март|апрел|ма[йяею]|июн|июл|август|сентябр|октябр|ноябр|декабр',
    monthEnding: '(?:[ьяаеуюы]|[её]м|ом|ск\\p{L}+)?',
    smallMonths: true,
  },
  tr: {
    // A small “ocak” is a hearth.
    months: '(?-i:Ocak)|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık',
    monthEnding: '(?:[dt][ae]n?|[ae]|[ıiuü]n?)?',
    smallMonths: true,
    time: /(?<![\d.:])(\d{1,2})[.:](\d{2})(?![.:]?\d)/g,
    number: /\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g,
    group: '.',
  },
  en: {
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    monthEnding: '',
    smallMonths: false,
    time: spaced.time,
    number: /\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?/g,
    group: ',',
  },
};

/** The text between two days of one month: “2–6 февраля”, “2 to 6 February”. */
const betweenDays = '(?: ?[–-] ?|-? (?:va|yoki|по|и|или|ile|ve|veya|to|and|or) )';

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const host = /(?<![\w./-])(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,7}(?![\p{L}\d])(?:\/[^\s)]*)?/gu;
const phone = /\+\d[\d ()-]{7,}\d/g;

/** The facts of a text without markup. */
export function factsOf(text: string, locale: Locale): Facts {
  const { months, monthEnding, smallMonths, time, number, group } = notations[locale];
  const month = `(?<![\\p{L}])(?<month>${months})${monthEnding}(?!\\p{L})`;
  const flags = smallMonths ? 'giu' : 'gu';
  const days = `(?:(?<first>\\d{1,2})${betweenDays})?(?<![\\d,.])(?<last>\\d{1,2})[- ]${month}`;
  const numberOf = (name = '') =>
    twoDigits(months.split('|').findIndex((stem) => new RegExp(`^${stem}$`, 'iu').test(name)) + 1);

  const stated: string[] = [];
  let rest = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  /** Moves what a pattern finds from the text to the facts. */
  const take = (pattern: RegExp, factsIn: (match: RegExpMatchArray) => string[]) => {
    stated.push(...[...rest.matchAll(pattern)].flatMap(factsIn));
    rest = rest.replace(pattern, ' | ');
  };
  take(mail, ([address]) => [address]);
  take(host, ([address]) => [address]);
  take(phone, ([digits]) => [digits.replace(/[^+\d]/g, '')]);
  take(time, ([, hour, minutes]) => [`${Number(hour)}:${minutes}`]);
  take(new RegExp(days, flags), ({ groups: { first, last, month: name } = {} }) =>
    [first, last].flatMap((day) => (day ? [`${numberOf(name)}-${twoDigits(day)}`] : [])),
  );
  take(new RegExp(month, flags), ({ groups }) => [numberOf(groups?.['month'])]);
  take(number, ([digits]) => [plainNumber(digits, group)]);
  const words = numberWords(rest, locale);
  return {
    stated: new Set([...stated, ...words.filter((value) => value > 2).map(String)]),
    perhaps: new Set(words.filter((value) => value <= 2).map(String)),
  };
}

const plainNumber = (digits: string, group: string) =>
  (/^\d{1,3}(?:\D\d{3})+$/.test(digits) ? digits.replaceAll(group, '') : digits).replace(',', '.');

const twoDigits = (value: number | string) => String(value).padStart(2, '0');
