import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { university, universityReference } from '../../../src/structured-data/university.ts';
import { contact, publisher, settings } from './entries.ts';

it('is referred to by name, with an @id that is the same in all languages', () => {
  expect(publisher).toEqual({
    '@type': 'CollegeOrUniversity',
    '@id': 'https://university.example/#university',
    name: 'University (en)',
    url: 'https://university.example/',
    logo: 'https://university.example/icon-512.png',
  });
  const ids = locales.map((locale) => universityReference(settings, locale)['@id']);
  expect(new Set(ids)).toEqual(new Set([publisher['@id']]));
});

it('is described completely; days without hours are omitted', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours = { '@type': 'OpeningHoursSpecification', opens: '08:00' };
  expect(university({ settings, contact }, 'en')).toEqual({
    ...publisher,
    alternateName: ['UNI', 'University (uz)', 'University (ru)', 'University (tr)'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Street (en)',
      postalCode: '150100',
      addressLocality: 'Town (en)',
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 40.4, longitude: 71.8 },
    telephone: '+998732000000',
    email: 'info@university.example',
    openingHoursSpecification: [
      { ...hours, dayOfWeek: days, closes: '20:00' },
      { ...hours, dayOfWeek: ['Saturday'], closes: '15:00' },
    ],
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'Reception (en)', telephone: '+998732000000' },
      { '@type': 'ContactPoint', contactType: 'Questions (en)', email: 'info@university.example' },
    ],
    sameAs: ['https://social.example/university'],
  });
});

it('falls back to the name in another language, without duplicates', () => {
  const named = { ...settings, name: { uz: 'Universitet', ru: 'Университет' } };
  const described = university({ settings: named, contact }, 'tr');
  expect(described.name).toBe('Universitet');
  expect(described.alternateName).toEqual(['UNI', 'Университет']);
});
