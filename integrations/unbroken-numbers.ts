import { localeInfo, locales } from '../src/i18n/locales.ts';

const heading = /(<(h[1-4])(?: [^<>]*)?>)(.*?)(?=<\/\2>)/gs;

/** Text that isn't prose, and text with a number. */
const numbered = /<(script|style|title|textarea|option)\b.*?<\/\1>|(?<=>)[^<]*\d[^<]*/gsu;

/** The months as they follow a day, in all languages. */
const months = new Set(
  locales.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(localeInfo[locale].intl, {
      day: 'numeric',
      month: 'long',
    });
    return Array.from(
      { length: 12 },
      (_, month) =>
        format.formatToParts(new Date(2026, month)).find(({ type }) => type === 'month')?.value,
    );
  }),
);

/** Before what stands on a line with its number: `10 %`, `1 октября`. */
const unit = new RegExp(`(?<=\\d) (?=%|(?:${[...months].join('|')})(?!\\p{L}))`, 'gu');

/**
 * Keeps numbers on a line with their suffix, `104-xona`, their month, `1 октября`, and their percent
 * sign, both ends of a range, `1–2-kurslar`, and the numbers of laws, `№ ЗРУ-445`; in headings, whose
 * lines are short, with all that belongs to them: `с 2020 года`. Words of more than eight letters stay
 * apart there: with a number they may not fit into a line of a phone.
 */
export function withUnbrokenNumbers(html: string): string {
  return html
    .replace(heading, (all, tag: string, _, text: string) =>
      /\d/.test(text) ? tag + text.replace(/(?<=^|>)[^<]+/g, unbroken) : all,
    )
    .replace(numbered, (text, raw?: string) =>
      raw
        ? text
        : text
            .replace(
              /(?<=\d)-(?=\p{L})|(?<=\p{Lu})-(?=\d)|(?<=\d)–(?=\d+[ \u00a0\u2011-]\p{L})/gu,
              '$&\u2060',
            )
            .replace(unit, '\u00a0')
            .replace(/(?<=№|\bNo\.) (?=[\p{L}\d])/gu, '\u00a0'),
    );
}

/** Joins words after their hyphen: with a hyphen that doesn't break, a browser wouldn't find them. */
function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)-(?=[\p{L}\d])|(?<=\p{L})-(?=\d)/gu, '-\u2060')
    .replace(/(?<=\d) (?=\p{L}{1,8}(?![\p{L}ʻʼ]))/gu, '\u00a0')
    .replace(/(?<![\p{L}\dʻʼ-])(\p{L}{1,3}) (?=\d)/gu, '$1\u00a0');
}
