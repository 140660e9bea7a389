import { expect, it } from 'vitest';
import { translator } from '../../src/i18n/translate.ts';
import { findProblems, pages } from './site.ts';

it('forms post to the site itself', () => {
  const actions = pages.flatMap(({ $ }) =>
    $('form:not([method=dialog])')
      .toArray()
      .map((form) => $(form).attr('action')),
  );
  expect(actions.filter((action) => !action?.startsWith('/'))).toEqual([]);
});

it('every external link is marked as such', () => {
  expect(
    findProblems(({ $, locale }) => {
      const hint = `(${translator(locale)('site.external')})`;
      return $('a[href^="http" i], a[href^="//"]')
        .toArray()
        .filter((link) => {
          const rel = $(link).attr('rel')?.split(' ') ?? [];
          const named = $(link).find('.visually-hidden').text().includes(hint);
          return !named || !rel.includes('external') || !rel.includes('noopener');
        })
        .map((link) => $(link).attr('href') ?? '');
    }),
  ).toEqual([]);
});
