import { expect, it } from 'vitest';
import { programme } from '../../../src/features/programmes/structured-data.ts';
import { course, publisher as provider } from './entries.ts';

const named = { name: 'Nursing', description: 'Care.' };
const described = {
  ...named,
  '@type': 'EducationalOccupationalProgram',
  '@id': 'https://university.example/en/course/4#programme',
  url: 'https://university.example/en/course/4',
  identifier: { '@type': 'PropertyValue', name: 'Programme code', value: '60910600' },
  provider,
  educationalCredentialAwarded: 'Bachelor’s',
  timeToComplete: 'P4Y',
  educationalProgramMode: ['full-time', 'blended'],
  hasCourse: { '@type': 'Course', ...named, inLanguage: ['uz', 'en'], provider },
};

it('describes a programme without a fee or an admission', () => {
  expect(programme(course, { provider, fees: [] })).toEqual(described);
});

it('includes the fees of each year as worded on its page, and the admission dates', () => {
  const fees = [
    { academicYear: '2025-2026', amount: 18_000_000, foreign: 2_200 },
    { academicYear: '2026-2027', amount: 20_000_000 },
  ];
  const admission = { opens: new Date('2026-10-01'), closes: new Date('2027-01-31') };
  expect(programme(course, { provider, fees, admission })).toEqual({
    ...described,
    offers: [
      {
        '@type': 'Offer',
        price: 18_000_000,
        priceCurrency: 'UZS',
        name: 'Fee per year for citizens of Uzbekistan, 2025-2026',
        description: '18\u00a0million\u00a0soʻm',
      },
      {
        '@type': 'Offer',
        price: 2_200,
        priceCurrency: 'USD',
        name: 'Fee per year for citizens of other countries, 2025-2026',
        description: '2,200\u00a0USD',
      },
      {
        '@type': 'Offer',
        price: 20_000_000,
        priceCurrency: 'UZS',
        name: 'Fee per year for citizens of Uzbekistan, 2026-2027',
        description: '20\u00a0million\u00a0soʻm',
      },
    ],
    applicationStartDate: '2026-10-01',
    applicationDeadline: '2027-01-31',
  });
});

it.each([
  [6, 'P6Y'],
  [3.5, 'P3Y6M'],
  [1.25, 'P1Y3M'],
])('takes %d years as %s', (years, timeToComplete) => {
  const lasting = { ...course, data: { ...course.data, years } };
  expect(programme(lasting, { provider, fees: [] })).toMatchObject({ timeToComplete });
});
