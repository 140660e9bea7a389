import { expect, it } from 'vitest';
import { href, localizedPath, path } from '../../../src/routing/href.ts';
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

it('escapes what is not part of a path', () => {
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

it('makes absolute addresses without a trailing slash, the root aside', () => {
  const base = new URL('https://camu.example');
  expect(absoluteUrl('/', base)).toBe('https://camu.example/');
  expect(absoluteUrl('/ru', base)).toBe('https://camu.example/ru');
});
