import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { university, universityReference } from '../../../src/structured-data/university.ts';
import { contact, settings } from './entries.ts';
import { findProblems } from './problems.ts';
import { fullUniversity } from './rules.ts';

it.each(locales)('describes the university completely in %s', async (locale) => {
  const described = university({ settings, contact }, locale);
  expect(await findProblems([described])).toEqual([]);
  expect(fullUniversity.safeParse(described).error).toBeUndefined();
  expect(described.name).toBe(`University (${locale})`);
});

it('lists opening hours, and omits days without hours', () => {
  expect(university({ settings, contact }, 'en').openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '15:00' },
  ]);
});

it('has the same name in the data of all languages', () => {
  const ids = locales.map((locale) => universityReference(settings, locale)['@id']);
  expect(new Set(ids)).toEqual(new Set(['https://university.example/#university']));
});

it('falls back to the name in another language, without duplicates', () => {
  const named = { ...settings, name: { uz: 'Universitet', ru: 'Университет' } };
  const described = university({ settings: named, contact }, 'tr');
  expect(described.name).toBe('Universitet');
  expect(described.alternateName).toEqual(['UNI', 'Университет']);
});
