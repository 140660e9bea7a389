import { expect, it } from 'vitest';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { findProblems, isIndexed, pages } from './site.ts';

const marks = new Map(locales.map((locale) => [locale, translator(locale)('nav.untranslated')]));

it('marks the languages that a page is not translated into, in each language', () => {
  expect(
    findProblems((page) => {
      if (!isIndexed(page)) return [];
      const { $ } = page;
      return locales.filter((locale) => {
        const link = $(`[data-language-switcher] a[hreflang=${locale}]`);
        const translated = $(`link[rel=alternate][hreflang=${locale}]`).length > 0;
        return link.text().includes(`(${marks.get(locale)})`) === translated;
      });
    }),
  ).toEqual([]);
  expect(
    pages.some(({ html }) => html.includes(`(${marks.get(locales[1] ?? defaultLocale)})`)),
  ).toBe(true);
});
