import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { href as hrefTo } from '../../src/routing/href.ts';
import { type BuiltPage, dist, findProblems, isIndexed, pages } from './site.ts';

const indexed = pages.filter(isIndexed);
const href = ({ $ }: BuiltPage, selector: string) => $(selector).attr('href') ?? '';
const pathOf = (url: string) => new URL(url).pathname;

function hreflangs({ $ }: BuiltPage): Record<string, string> {
  const links = $('link[rel=alternate][hreflang]').toArray();
  return Object.fromEntries(
    links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
  );
}

it('every page has one h1, one main, its language, a title, a description and a viewport', () => {
  expect(
    findProblems(({ $, locale, path }) => {
      const isReply = path.includes('/reply/');
      return [
        isReply || $('h1').length === 1 || `${$('h1').length} h1`,
        $('main').length === 1 || 'main',
        $('html').attr('lang') === locale || `lang ${$('html').attr('lang')}`,
        $('title').text().trim() !== '' || 'title',
        isReply ||
          ($('meta[name=description]').attr('content') ?? '').length >= 20 ||
          'description',
        $('meta[name=viewport]').length === 1 || 'viewport',
      ].filter((problem) => typeof problem === 'string');
    }),
  ).toEqual([]);
});

it('every indexed page has a canonical URL of a page with the same text', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  expect(
    findProblems((page) => {
      if (!isIndexed(page)) return [];
      const canonical = byPath.get(pathOf(href(page, 'link[rel=canonical]')));
      const heading = (of?: BuiltPage) => of?.$('h1').text();
      return heading(canonical) === heading(page) ? [] : [href(page, 'link[rel=canonical]')];
    }),
  ).toEqual([]);
});

it('links translations to each other, themselves and x-default', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  expect(
    findProblems((page) => {
      if (!isIndexed(page)) return [];
      const links = hreflangs(page);
      const oneSided = Object.values(links).filter(
        (url) =>
          JSON.stringify(hreflangs(byPath.get(pathOf(url)) ?? page)) !== JSON.stringify(links),
      );
      return links['x-default'] ? oneSided : ['no x-default'];
    }),
  ).toEqual([]);
});

it('lists all languages in the switcher, and marks the current one', () => {
  expect(
    findProblems(({ $, locale }) => {
      const links = $('nav[data-language-switcher] a[hreflang]').toArray();
      const listed = links.map((link) => $(link).attr('hreflang'));
      const current = $('nav[data-language-switcher] a[aria-current=true]').attr('hreflang');
      return listed.join() === locales.join() && current === locale ? [] : [listed.join()];
    }),
  ).toEqual([]);
});

it('the switcher of a reply page leads to the form’s own page', () => {
  const replies = pages.filter(({ path }) => path.endsWith('/reply/contact'));
  expect(replies).toHaveLength(locales.length);
  const forms = locales.map((locale) => hrefTo('contact', locale));
  for (const { $ } of replies) {
    const links = $('nav[data-language-switcher] a[hreflang]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(forms);
  }
});

it('the sitemap lists exactly the canonical pages, with their alternates', async () => {
  const $ = load(await readFile(join(dist, 'sitemap.xml'), 'utf8'), { xml: true });
  const listed = $('url')
    .toArray()
    .map((url) => ({
      loc: $('loc', url).text(),
      alternates: Object.fromEntries(
        $('xhtml\\:link', url)
          .toArray()
          .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
      ),
    }));
  const expected = indexed
    .filter((page) => pathOf(href(page, 'link[rel=canonical]')) === page.path)
    .map((page) => ({ loc: href(page, 'link[rel=canonical]'), alternates: hreflangs(page) }));
  const byLoc = (a: { loc: string }, b: { loc: string }) => (a.loc < b.loc ? -1 : 1);
  expect(listed.sort(byLoc)).toEqual(expected.sort(byLoc));
});

it('the sitemap states when dated pages changed', async () => {
  const $ = load(await readFile(join(dist, 'sitemap.xml'), 'utf8'), { xml: true });
  const days = $('lastmod')
    .toArray()
    .map((lastmod) => $(lastmod).text());
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
});
