import { describe, expect, it } from 'vitest';
import {
  isCrossSite,
  ownOrigins,
  visitorLocale,
  wantsJson,
} from '../../../netlify/functions/_shared/request.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';

const url = 'https://camu.example/api/contact';
const siteUrl = 'https://www.camu.example';
const own = (request: Request) => ownOrigins(request, siteUrl);

function localeFor(headers: Record<string, string>) {
  const request = new Request(url, { headers });
  return visitorLocale(request, own(request));
}

function isForeign(headers: Record<string, string | undefined>, asked = url) {
  const given = Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]);
  const request = new Request(asked, { method: 'POST', headers: given });
  return isCrossSite(request, own(request));
}

describe('a post counts as another site’s if the browser says that it is', () => {
  it.each([
    ['cross-site', true],
    ['same-site', false],
    ['same-origin', false],
    ['none', false],
    [undefined, false],
  ])('%s', (site, foreign) => {
    expect(isForeign({ 'sec-fetch-site': site })).toBe(foreign);
  });
});

describe('a post counts as another site’s by its origin', () => {
  it.each([
    ['https://camu.example', false],
    [siteUrl, false],
    ['https://evil.example', true],
    ['https://lms.camu.example', true],
    ['http://camu.example', true],
    ['https://camu.example:8443', true],
    ['https://camu.example.evil.example', true],
    ['nonsense', true],
    ['null', true],
  ])('%s, whatever else the browser says', (origin, foreign) => {
    for (const site of ['same-site', 'none', undefined]) {
      expect(isForeign({ origin, 'sec-fetch-site': site })).toBe(foreign);
    }
  });

  it('nothing, from a page of ours whose referrer is hidden', () => {
    expect(isForeign({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  it('another site that says it is ours', () => {
    const lie = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect(isForeign(lie)).toBe(true);
  });

  it('this machine under another of its names', () => {
    const origin = 'http://192.168.1.5:8888';
    const asked = 'http://localhost:8888/api/contact';
    expect(isForeign({ origin, host: '192.168.1.5:8888' }, asked)).toBe(false);
    expect(isForeign({ origin, host: 'localhost:8888' }, asked)).toBe(true);
  });
});

describe('of a browser whose language is German, then English, a post from', () => {
  it.each([
    ['https://camu.example/ru/contact', 'ru'],
    ['https://camu.example/tr', 'tr'],
    [`${siteUrl}/tr/contact`, 'tr'],
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
