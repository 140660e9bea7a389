import { expect, it } from 'vitest';
import { localeOfPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { type BuiltPage, findProblems, isServed, pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

/**
 * A page's links within the site, with that to the element that its first paint waits for; those of
 * the language switcher may lead to other languages.
 */
function internalLinks({ $ }: BuiltPage) {
  return $('a[href^="/"], a[href^="#"], link[rel="expect"]')
    .toArray()
    .map((link) => ({
      href: $(link).attr('href') ?? '',
      switches: $(link).closest('[data-language-switcher]').length > 0,
    }));
}

const target = (page: BuiltPage, href: string) => new URL(href, `http://site${page.path}`);

it('every internal link leads to a page or a file', () => {
  expect(
    findProblems((page) =>
      internalLinks(page)
        .filter(({ href }) => !href.startsWith('#') && !isServed(target(page, href).pathname))
        .map(({ href }) => href),
    ),
  ).toEqual([]);
});

it('every hash leads to an element', () => {
  expect(
    findProblems((page) =>
      internalLinks(page)
        .filter(({ href }) => {
          const { pathname, hash } = target(page, href);
          const id = decodeURIComponent(hash.slice(1));
          return id && byPath.get(pathname)?.$(`[id="${id}"]`).length !== 1;
        })
        .map(({ href }) => href),
    ),
  ).toEqual([]);
});

it('links stay within their language', () => {
  expect(
    findProblems((page) =>
      internalLinks(page)
        .filter(({ switches }) => !switches)
        .map(({ href }) => target(page, href).pathname)
        .filter((path) => !/\.\w+$/.test(path) && localeOfPath(path) !== page.locale),
    ),
  ).toEqual([]);
});

it('no link has a trailing slash or .html', () => {
  expect(
    findProblems((page) =>
      internalLinks(page)
        .map(({ href }) => target(page, href).pathname)
        .filter((path) => path !== '/' && /(\/|\.html)$/.test(path)),
    ),
  ).toEqual([]);
});

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
