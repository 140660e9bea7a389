import { describe, expect, it } from 'vitest';
import { formatDay, formatShortMonth } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { type BuiltPage, pages } from './site.ts';

/** The text of a page, without parts in another language and the dates on its cards and in its header. */
function textOf({ $, locale }: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, template, [aria-hidden=true], :is(article, .day) time').remove();
  body.find(`[lang]:not([lang=${locale}])`).remove();
  // Otherwise adjacent texts would join into one word.
  body.find('*').after(' ');
  // Marks the end of the text of a button or table cell.
  body.find('.button, td').after('| ');
  return body.text().replace(/\s+/g, ' ');
}

const texts = pages.map((page) => ({ ...page, text: textOf(page) }));

const occurrences = (locale: Locale, pattern: RegExp) =>
  texts
    .filter((page) => page.locale === locale)
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ({ 0: { length }, index }) => `${path}: ${text.slice(index - 20, index + length + 20)}`,
      ),
    );

/** The abbreviated month and the day of each month whose abbreviation is not its name. */
const abbreviations = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 4)))
    .map((day) => ({ short: formatShortMonth(day, locale), long: formatDay(day, locale) }))
    .filter(({ short, long }) => !long.endsWith(short))
    .map(({ short }) => short.replace('.', ''));

const uzbek = 'yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr';
const capitals = uzbek.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Wrong forms that no page may show, by language, with an example of each. */
const wrong: Record<Locale, [string, RegExp, string][]> = {
  uz: [
    ['a year after its day or month', new RegExp(`(?:${uzbek}),? \\d{4}\\b`, 'i'), '20-iyun, 2027'],
    ['a capital in a date', new RegExp(`\\d-(?:yil )?(?:${capitals})`), '2026-yil Sentabr'],
    ['a suffix apart from its date', new RegExp(`(?:${uzbek}) (?:gacha|dan|da)\\b`), 'may gacha'],
    ['a suffix apart from its hour', /\d:\d\d (?:gacha|dan|da)\b/, '19:30 gacha'],
    ['a year twice in a period', /(\d{4})-yil \S+ – \1-yil/, '2027-yil 1-iyun – 2027-yil 1-iyul'],
  ],
  ru: [
    [
      'a month that is not in the genitive',
      /\d (?:(?:январ|феврал|апрел|июн|июл|\p{Ll}+бр)ь|март|май|август)(?!\p{L})/u,
      '4 июнь',
    ],
    [
      'a short dash between words',
      /\p{Script=Cyrillic}\.? ?– ?\p{L}|[а-я]\.? – /u,
      '1 июня – 2 июля',
    ],
    ['a year twice in a period', /(\d{4}) г\. [–—] [^.]* \1 г\./, '1 мая 2027 г. — 1 июля 2027 г.'],
    ['a second stop after a year', /\d г\.\./, '2026 г..'],
    ['four digits in groups', /(?<!\d|\d )[1-9] \d{3}(?! ?\d)/, 'за 3 240 сумов'],
  ],
  tr: [
    ['a colon in an hour', /\d\d:\d\d/, '08:00'],
    ['a percent sign apart from its number', /% \d|\d ?%/, '% 45'],
  ],
  en: [['spaces in a range of digits', /(?<!\d )\b\d{1,2} – \d{1,2} \p{Lu}/u, '17 – 31 August']],
};

/** The contact text mentions an older year, like the specification. */
const academicYear = /(?!2023\/2024)20\d\d[–/]20\d\d/;

describe.each(locales)('no page in %s shows', (locale) => {
  it.each([
    ...wrong[locale],
    ['an academic year without its hyphen', academicYear, '2026/2027'] as const,
    [
      'an abbreviated month, except on cards',
      new RegExp(`\\d[- ](?:${abbreviations(locale).join('|')})(?!\\p{L})`, 'u'),
      `4-${abbreviations(locale)[0]} 2026`,
    ] as const,
  ])('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(occurrences(locale, pattern)).toEqual([]);
  });
});
