import { expect, it } from 'vitest';
import { passagesWith, visibleTextOf, wrongPassages } from '../../tools/audit/text.ts';
import { type BuiltPage, findProblems, pages } from './site.ts';

it('writes Uzbek with ʻ and ʼ, never with look-alikes, and other languages without Uzbek words', () => {
  expect(findProblems(wrongPassages)).toEqual([]);
});

it('leaves no placeholder, undefined or object in a text', () => {
  expect(
    findProblems((page) =>
      passagesWith(/\{\w+\}|undefined|\[object|NaN|Invalid Date/g, visibleTextOf(page)),
    ),
  ).toEqual([]);
});

it('keeps numbers with their words in what is shown, and nowhere else', () => {
  const news = pages.find(({ path }) => path === '/news/22');
  expect(news?.html).toMatch(/<h1[^>]*>[^<]* 6-\u2060iyulda /);
  expect(news?.html).toMatch(/<title>[^<]* 6-iyulda /);
  const address = pages.find(({ path }) => path === '/anti-corruption');
  expect(address?.html).toContain(' 3-\u2060modda)');
  const hidden = ({ html }: BuiltPage) =>
    html.match(/<(script|style|title|textarea|option)\b.*?<\/\1>|<[^>]*>/gs)?.join('') ?? '';
  expect(findProblems((page) => passagesWith(/\u2060/g, hidden(page)))).toEqual([]);
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
