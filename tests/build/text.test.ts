import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { type BuiltPage, findProblems, pages } from './site.ts';

/** The visible text of a page, without parts marked as another language. */
function visibleTextOf({ $, locale }: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, [data-language-switcher]').remove();
  body.find(`[lang]:not([lang=${locale}])`).remove();
  return body.text();
}

const around = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));

it('writes Uzbek with ʻ and ʼ, never with look-alikes', () => {
  expect(
    findProblems((page) =>
      page.locale === 'uz'
        ? [
            ...around(visibleTextOf(page), /[\p{L}]['‘’`´]\p{L}/gu),
            ...around(visibleTextOf(page), /(?<![og])ʻ|[og]ʼ/giu),
          ]
        : [],
    ),
  ).toEqual([]);
});

it('leaves no placeholder, undefined or object in a text', () => {
  expect(
    findProblems((page) =>
      around(visibleTextOf(page), /\{\w+\}|undefined|\[object|NaN|Invalid Date/g),
    ),
  ).toEqual([]);
});

/** Words found only in Uzbek: on a page in another language they show a missing translation. */
const uzbekWords = /\b(va|uchun|boʻyicha|yangiliklar|haqida|qabul|sahifa)\b/gi;

describe.each(locales.filter((locale) => locale !== 'uz'))('%s', (locale) => {
  it('has no Uzbek words', () => {
    const found = pages
      .filter((page) => page.locale === locale)
      .flatMap((page) => around(visibleTextOf(page), uzbekWords));
    expect(found).toEqual([]);
  });
});

it('marks the language of book titles in another language everywhere', () => {
  const titles = pages.flatMap((page) =>
    page
      .$('[data-record=book] th[lang]')
      .toArray()
      .flatMap((title) => {
        const { $ } = page;
        const editions = $(title).siblings('td').last().clone();
        editions.find(`[lang="${$(title).attr('lang')}"]`).remove();
        return { path: page.path, title: $(title).text().trim(), rest: editions.text() };
      }),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter(({ title, rest }) => rest.includes(title))).toEqual([]);
});
