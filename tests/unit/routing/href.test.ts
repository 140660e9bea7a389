import { expect, it } from 'vitest';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { href, path, routeOf } from '../../../src/routing/href.ts';
import { absoluteUrl } from '../../../src/routing/site.ts';

it.each([
  ['uz', '/'],
  ['ru', '/ru'],
  ['tr', '/tr'],
  ['en', '/en'],
] as const)('home in %s is %s', (locale, address) => {
  expect(href('home', locale)).toBe(address);
});

it('fills in parameters', () => {
  expect(href('newsItem', 'ru', { id: 7, slug: 'open-day' })).toBe('/ru/news/7/open-day');
  expect(path('person', { slug: 'anvar-qodirov' })).toBe('/staff/anvar-qodirov');
});

it('escapes characters that are not allowed in a path', () => {
  expect(path('person', { slug: 'a/b?c' })).toBe('/staff/a%2Fb%3Fc');
});

it.each([
  ['/', '/ru'],
  ['/?q=1', '/ru?q=1'],
  ['/#news', '/ru#news'],
  ['/about#history', '/ru/about#history'],
])('puts %s into Russian as %s', (address, localized) => {
  expect(localizedPath(address, 'ru')).toBe(localized);
  expect(localizedPath(address, 'uz')).toBe(address);
});

it('builds absolute URLs without a trailing slash, except for the root', () => {
  const base = new URL('https://camu.example');
  expect(absoluteUrl('/', base)).toBe('https://camu.example/');
  expect(absoluteUrl('/ru', base)).toBe('https://camu.example/ru');
});

it.each([
  ['/', 'home'],
  ['/news/7/open-day', 'newsItem'],
  ['/new/archive', 'newsArchive'],
  ['/new/social', 'newsCategory'],
  ['/new/archive/2026-09/page/2', 'newsMonthPage'],
  ['/journals/1/a-journal/2026-1/15', 'article'],
  ['/nowhere', undefined],
])('finds the route of %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
