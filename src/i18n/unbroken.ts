import { formatDay } from './format.ts';
import { locales } from './locales.ts';

/** The months in the form that follows a day, in all languages. */
const months = locales.flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    formatDay(new Date(Date.UTC(2024, month, 1)), locale).slice('1-'.length),
  ),
);

/** Spaces without a line break: after `№`, abbreviations and a street's name, before `%` and months. */
const space = new RegExp(
  [
    '(?<=№|(?<!\\p{L})\\p{L}{1,2}[.:]) (?=[\\p{Lu}\\d])',
    `(?<=\\d) (?=%|(?:${months.join('|')})(?!\\p{L}))`,
    '(?<=\\p{L},) (?=\\d{1,3}(?:-?\\p{L}+)?$)',
  ].join('|'),
  'gu',
);

/**
 * An author's text with U+00A0 where numbers and names must stay on a line with the words around them:
 * `10 %`, `1 октября`, `№ ЗРУ-445`, `г. Ташкент`, `No: 1`, `koʻchasi, 1-uy`.
 */
export function unbroken(text: string): string {
  return text.replace(space, '\u00a0');
}

/**
 * Words at whose hyphens browsers break lines: `1-oktabr`, `2026-2027`, `PF-82`, `out-of-date`. A text split
 * by it has them at its odd places.
 */
export const hyphenatedWord = /([^ \n]*(?:\d-[\p{L}\d]|\p{L}-(?:\d|\p{L}+-\p{L}))[^ \n]*)/u;
