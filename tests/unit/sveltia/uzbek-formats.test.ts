import { expect, it } from 'vitest';
import { formatDate, LanguageNames } from '../../../src/sveltia/uzbek-formats.ts';

const date = new Date(2026, 10, 8, 14, 5);
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: 'numeric', hour12: true } as const;

it('writes Uzbek dates in figures, and others as the browser does', () => {
  expect(formatDate(date, 'uz', { ...day, ...time })).toBe('08.11.2026, 14:05');
  expect(formatDate(date, 'uz', day)).toBe('08.11.2026');
  expect(formatDate(date, 'uz', { ...day, year: undefined })).toBe('08.11');
  expect(formatDate(date, 'uz', time)).toBe('14:05');
  expect(formatDate(date, 'en', { ...day, ...time })).toMatch(/^Nov 8, 2026, 2:05\sPM$/);
  expect(formatDate(undefined, 'uz', day)).toBeUndefined();
});

it('names languages in Uzbek as they stand before “matn”, or in their own', () => {
  const options = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const;
  const uzbek = new LanguageNames('uz', options);
  expect(['uz', 'ru', 'tr', 'en'].map((code) => uzbek.of(code))).toEqual([
    'oʻzbekcha',
    'ruscha',
    'turkcha',
    'inglizcha',
  ]);
  expect(uzbek.of('de')).toBe('Deutsch');
  expect(new LanguageNames('ru', options).of('uz')).toBe('узбекский');
});
