import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { university, universityReference } from '../../../src/structured-data/university.ts';
import { contact, settings } from './entries.ts';
import { problemsOfThings } from './problems.ts';
import { fullUniversity } from './rules.ts';

it.each(locales)('describes the university in full in %s', async (locale) => {
  const described = university({ settings, contact }, locale);
  expect(await problemsOfThings([described])).toEqual([]);
  expect(fullUniversity.safeParse(described).error).toBeUndefined();
  expect(described.name).toBe(`University (${locale})`);
});

it('opens on the days that have hours, and leaves out the others', () => {
  expect(university({ settings, contact }, 'en').openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '15:00' },
  ]);
});

it('has one name in data in all languages', () => {
  const ids = locales.map((locale) => universityReference(settings, locale)['@id']);
  expect(new Set(ids)).toEqual(new Set(['https://university.example/#university']));
});

it('falls back to the name of another language, and repeats none', () => {
  const named = { ...settings, name: { uz: 'Universitet', ru: 'Университет' } };
  const described = university({ settings: named, contact }, 'tr');
  expect(described.name).toBe('Universitet');
  expect(described.alternateName).toEqual(['UNI', 'Университет']);
});
