import { expect, it } from 'vitest';
import { programme } from '../../../src/structured-data/programme.ts';
import { course, publisher as provider } from './entries.ts';
import { findProblems } from './problems.ts';

it('describes a programme without a fee or an admission', async () => {
  const described = programme(course, { provider });
  expect(await findProblems([described])).toEqual([]);
  expect(described).toMatchObject({
    '@id': 'https://university.example/en/course/4#programme',
    timeToComplete: 'P4Y',
    educationalProgramMode: ['full-time', 'blended'],
    hasCourse: { inLanguage: ['uz', 'en'] },
    offers: undefined,
    applicationDeadline: undefined,
  });
});

it('includes both fees as worded on its page, and the admission dates', async () => {
  const fee = {
    amount: 18_000_000,
    currency: 'UZS',
    foreign: { amount: 2_200, currency: 'USD' },
    academicYear: '2025-2026',
    source: { uz: 'a', ru: 'b', tr: 'c', en: 'd' },
  } as const;
  const admission = { opens: new Date('2026-10-01'), closes: new Date('2027-01-31') };
  const priced = { ...course, data: { ...course.data, fee } };
  const described = programme(priced, { provider, admission });
  expect(await findProblems([described])).toEqual([]);
  expect(described).toMatchObject({
    offers: [
      {
        price: 18_000_000,
        priceCurrency: 'UZS',
        name: 'Fee per year, 2025-2026',
        description: '18m\u00a0soʻm',
      },
      {
        price: 2_200,
        priceCurrency: 'USD',
        name: 'Citizens of other countries, 2025-2026',
        description: '2,200\u00a0USD',
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
  expect(programme(lasting, { provider })).toMatchObject({ timeToComplete });
});
