import { formatDay } from './format.ts';
import { locales } from './locales.ts';

/** The months as they follow a day, in all languages. */
const months = locales.flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    formatDay(new Date(Date.UTC(2024, month, 1)), locale).slice('1-'.length),
  ),
);

/** Spaces at which no line may end: after `№`, abbreviations and the name of a street, before `%` and months. */
const space = new RegExp(
  [
    '(?<=№|(?<!\\p{L})\\p{L}{1,2}[.:]) (?=[\\p{Lu}\\d])',
    `(?<=\\d) (?=%|(?:${months.join('|')})(?!\\p{L}))`,
    '(?<=\\p{L},) (?=\\d{1,3}(?:-?\\p{L}+)?$)',
  ].join('|'),
  'gu',
);

/**
 * An author's text in which U+00A0 keeps numbers and names on a line with what belongs to them:
 * `10 %`, `1 октября`, `№ ЗРУ-445`, `г. Ташкент`, `No: 1`, `koʻchasi, 1-uy`.
 */
export function unbroken(text: string): string {
  return text.replace(space, '\u00a0');
}
