import { expect, it } from 'vitest';
import { withoutUnusedScopes } from '../../../integrations/used-scopes.ts';

const a = 'astro-aaaaaaaa';
const b = 'astro-bbbbbbbb';

it.each([
  ['an element that a rule names', `h1.${a}{}`, `<h1 class="${a}">`],
  ['a class that a rule names', `.wide.${a}{}`, `<p class="wide ${a}">`],
  ['a rule for all elements', `.${a}[open]{}`, `<p title="a > b" id="x" class="${a}">`],
  ['a rule of several parts', `.${b} > p.${a}:hover{}`, `<p class="${a}">`],
  ['a rule within an at-rule', `@media print{p.${a}{}}`, `<p class="${a}">`],
  ['one of several selectors', `h2, p.${a}{}`, `<p class="${a}">`],
  ['a negated rule', `p:not(.${a} i.${a}){}`, `<i class="${a}">`],
  ['other classes', '', '<p class="wide">'],
])('keeps the scope of %s', (_, css, html) => {
  expect(withoutUnusedScopes(html, css)).toBe(html);
});

it('removes the scope of elements that no rule of the component matches', () => {
  expect(
    withoutUnusedScopes(
      `<p class="${a}">1 < 2</p><b class="wide ${a} ${b}" hidden>`,
      `i.${a}{}.narrow.${a}{}b.${b}{}`,
    ),
  ).toBe(`<p>1 < 2</p><b class="wide ${b}" hidden>`);
});
