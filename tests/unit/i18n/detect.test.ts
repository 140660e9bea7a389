import { describe, expect, it } from 'vitest';
import {
  localeCookieFor,
  preferredLocale,
  savedLocale,
  selectAtRoot,
} from '../../../src/i18n/detect.ts';

/** A visit, by default without cookies, referrer and preferred languages. */
const visit = ({
  cookie = '',
  referrer = '',
  languages = [] as string[],
  search = '',
  hash = '',
  redirectCount = 0,
}) => ({
  performance: { getEntriesByType: () => [{ redirectCount } as PerformanceNavigationTiming] },
  document: { cookie, referrer },
  navigator: { languages },
  location: { origin: 'https://camu.example', search, hash },
});

describe('savedLocale', () => {
  it.each([
    ['i18n_redirected=ru', 'ru'],
    ['a=1; i18n_redirected=tr; b=2', 'tr'],
    ['i18n_redirected=uz', 'uz'],
    ['i18n_redirected=de', undefined],
    ['i18n_redirected=', undefined],
    ['not_i18n_redirected=ru', undefined],
    ['i18n_redirected=ru%20', undefined],
    ['', undefined],
  ])('reads %j as %s', (cookies, locale) => {
    expect(savedLocale(cookies)).toBe(locale);
  });
});

describe('preferredLocale', () => {
  it.each([
    [['ru'], 'ru'],
    [['ru-RU', 'en-US'], 'ru'],
    [['fr-FR', 'tr-TR', 'ru'], 'tr'],
    [['EN-gb'], 'en'],
    [['uz-Cyrl-UZ', 'ru'], 'uz'],
    [['de', 'fr'], undefined],
    [['english'], undefined],
    [[], undefined],
  ])('chooses from %j: %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });
});

describe('selectAtRoot', () => {
  it.each([
    ['no cookie, no known language', { languages: ['de'] }, { locale: 'uz' }],
    ['the browser prefers Uzbek', { languages: ['uz', 'ru'] }, { locale: 'uz' }],
    ['the browser prefers Russian', { languages: ['ru'] }, { locale: 'ru', location: '/ru' }],
    [
      'the cookie takes precedence over the browser',
      { cookie: 'i18n_redirected=tr', languages: ['ru'] },
      { locale: 'tr', location: '/tr' },
    ],
    [
      'a saved Uzbek stays at the root',
      { cookie: 'i18n_redirected=uz', languages: ['ru'] },
      { locale: 'uz' },
    ],
    [
      'an unknown cookie is ignored',
      { cookie: 'i18n_redirected=xx', languages: ['en-US'] },
      { locale: 'en', location: '/en' },
    ],
    [
      'query and hash are kept',
      { languages: ['ru'], search: '?a=1', hash: '#news' },
      { locale: 'ru', location: '/ru?a=1#news' },
    ],
    [
      'a visit from another site is a first visit',
      { languages: ['ru'], referrer: 'https://search.example/' },
      { locale: 'ru', location: '/ru' },
    ],
    [
      'a site whose host starts with ours is another site',
      { languages: ['ru'], referrer: 'https://camu.example.evil/' },
      { locale: 'ru', location: '/ru' },
    ],
    [
      'a link inside the site opens Uzbek',
      { cookie: 'i18n_redirected=ru', referrer: 'https://camu.example/ru' },
      null,
    ],
    [
      'an Uzbek address with a prefix, from which the platform redirects, opens Uzbek',
      { cookie: 'i18n_redirected=ru', languages: ['ru'], redirectCount: 1 },
      null,
    ],
  ])('%s', (_, facts, selected) => {
    expect(selectAtRoot(visit(facts))).toEqual(selected);
  });
});

it('remembers a language for 365 days on the whole site', () => {
  expect(localeCookieFor('ru')).toBe('i18n_redirected=ru; path=/; max-age=31536000; samesite=lax');
});
