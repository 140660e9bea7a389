import { describe, expect, it } from 'vitest';
import {
  baseLocale,
  langOn,
  localize,
  localizedHtml,
  writtenIn,
} from '../../../src/i18n/localize.ts';

describe('a text for a reader', () => {
  const text = { uz: 'Dorixona', ru: 'Аптека' };

  it('is in their language without a mark', () => {
    expect(localize(text, 'ru')).toEqual({ text: 'Аптека', lang: undefined });
  });

  it('falls back to Uzbek, and is marked as Uzbek', () => {
    expect(localize(text, 'tr')).toEqual({ text: 'Dorixona', lang: 'uz' });
  });

  it('falls back to the first available language when there is no Uzbek', () => {
    expect(localize({ tr: 'Eczane', en: 'Pharmacy' }, 'uz')).toEqual({
      text: 'Eczane',
      lang: 'tr',
    });
  });

  it('may be a list', () => {
    expect(localize({ en: ['Degree', 'Practice'] }, 'ru')).toEqual({
      text: ['Degree', 'Practice'],
      lang: 'en',
    });
  });
});

it.each([
  [['uz', 'ru'], 'uz'],
  [['tr', 'en'], 'tr'],
  [['en'], 'en'],
] as const)('the base language of %j is %s', (written, base) => {
  expect(baseLocale(written)).toBe(base);
});

describe('a page with several texts', () => {
  it('is written in the languages that all of them have', () => {
    const title = { uz: 'a', ru: 'a', tr: 'a' };
    expect(writtenIn(title, { uz: 'b', tr: 'b', en: 'b' })).toEqual(['uz', 'tr']);
    expect(writtenIn(title)).toEqual(['uz', 'ru', 'tr']);
  });

  it('is written in its title’s languages when no language has all of them', () => {
    expect(writtenIn({ tr: 'a' }, { uz: 'b', ru: 'b' })).toEqual(['tr']);
  });

  it('counts an undefined text as missing', () => {
    expect(writtenIn({ uz: 'a', ru: undefined })).toEqual(['uz']);
  });
});

it('marks a text only when its language differs from the page’s', () => {
  expect(langOn('uz', 'ru')).toBe('ru');
  expect(langOn('ru', 'ru')).toBeUndefined();
});

it('escapes text in HTML', () => {
  expect(localizedHtml({ text: 'R&D <3' })).toBe('R&amp;D &lt;3');
  expect(localizedHtml({ text: 'R&D', lang: 'en' })).toBe('<span lang="en">R&amp;D</span>');
});
