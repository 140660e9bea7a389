import { describe, expect, it } from 'vitest';
import { visitorLocale, wantsJson } from '../../../netlify/functions/_shared/reply/negotiate.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';

const url = 'https://camu.example/api/contact';
const localeFor = (headers: Record<string, string>) => visitorLocale(new Request(url, { headers }));

describe('of a browser whose language is German, then English, a post from', () => {
  it.each([
    ['https://camu.example/ru/contact', 'ru'],
    ['https://camu.example/tr', 'tr'],
    ['https://camu.example/contact', defaultLocale],
    ['https://camu.example/russia', defaultLocale],
    ['https://camu.example/api/contact', 'en'],
    ['https://elsewhere.example/ru/contact', 'en'],
    ['about:blank', 'en'],
    ['', 'en'],
  ])('%s is answered in %s', (referer, locale) => {
    expect(localeFor({ referer, 'accept-language': 'de, en;q=0.5' })).toBe(locale);
  });
});

describe('the language asked for by', () => {
  it.each([
    ['ru', 'ru'],
    ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    ['de-AT, fr;q=0.9, EN-gb;q=0.8, ru;q=0.7', 'en'],
    ['uz-Latn-UZ', 'uz'],
    ['run, *', defaultLocale],
    ['', defaultLocale],
  ])('%j is %s', (header, locale) => {
    expect(localeFor({ 'accept-language': header })).toBe(locale);
  });
});

describe('the reply is JSON', () => {
  const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
  it.each([
    ['application/json', 'multipart/form-data', true],
    ['application/json, text/html', 'application/json', true],
    ['*/*', 'application/json; charset=utf-8', true],
    ['', 'application/json', true],
    [page, 'application/json', false],
    [page, 'application/x-www-form-urlencoded', false],
    ['*/*', 'multipart/form-data', false],
    ['', '', false],
  ])('accept %j, sent %j: %s', (accept, type, json) => {
    expect(wantsJson(new Headers({ accept, 'content-type': type }))).toBe(json);
  });
});
