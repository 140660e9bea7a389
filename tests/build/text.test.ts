import { expect, it } from 'vitest';
import { wrongPassages } from '../audit/text.ts';
import { findProblems, pages } from './site.ts';

it('writes Uzbek with ʻ and ’, never with look-alikes, and other languages without Uzbek words', () => {
  expect(findProblems(wrongPassages)).toEqual([]);
});

it('has no U+02BC, whose words voices spell out', () => {
  expect(findProblems(({ html }) => html.match(/.{0,20}\u02bc.{0,20}/g) ?? [])).toEqual([]);
  expect(pages.some(({ html }) => html.includes('ta’lim'))).toBe(true);
});

it('leaves no placeholder, undefined or object in a text', () => {
  const unfilled = /\{\w+\}|undefined|\[object|NaN|Invalid Date/g;
  expect(
    findProblems(({ $ }) => {
      const body = $('body').clone();
      body.find('script, style').remove();
      return body.text().match(unfilled) ?? [];
    }),
  ).toEqual([]);
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
