import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { type BuiltPage, pages, problemsOf } from './site.ts';

/** The words a reader sees, without those that are marked as another language's. */
function wordsOf({ $, locale }: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, [data-language-switcher]').remove();
  body.find(`[lang]:not([lang=${locale}])`).remove();
  return body.text();
}

const around = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));

it('writes Uzbek with ʻ and ʼ, never with a look-alike', () => {
  expect(
    problemsOf((page) =>
      page.locale === 'uz'
        ? [
            ...around(wordsOf(page), /[\p{L}]['‘’`´]\p{L}/gu),
            ...around(wordsOf(page), /(?<![og])ʻ|[og]ʼ/giu),
          ]
        : [],
    ),
  ).toEqual([]);
});

it('leaves no slot, no undefined and no object in a text', () => {
  expect(
    problemsOf((page) => around(wordsOf(page), /\{\w+\}|undefined|\[object|NaN|Invalid Date/g)),
  ).toEqual([]);
});

/** Words that only an Uzbek interface has: one of them elsewhere is a text left untranslated. */
const uzbekWords = /\b(va|uchun|boʻyicha|yangiliklar|haqida|qabul|sahifa)\b/gi;

describe.each(locales.filter((locale) => locale !== 'uz'))('%s', (locale) => {
  it('has no Uzbek left in it', () => {
    const found = pages
      .filter((page) => page.locale === locale)
      .flatMap((page) => around(wordsOf(page), uzbekWords));
    expect(found).toEqual([]);
  });
});

it('writes the title of a book in another language as that language’s, wherever it stands', () => {
  const titles = pages.flatMap((page) =>
    page
      .$('[data-record=book] th > span[lang]')
      .toArray()
      .flatMap((title) => {
        const { $ } = page;
        const row = $(title).closest('th').clone();
        row.find(`[lang="${$(title).attr('lang')}"]`).remove();
        return { path: page.path, title: $(title).text().trim(), rest: row.text() };
      }),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter(({ title, rest }) => rest.includes(title))).toEqual([]);
});
