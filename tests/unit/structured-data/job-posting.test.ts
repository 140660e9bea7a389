import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { jobPosting } from '../../../src/structured-data/job-posting.ts';
import { contact, settings, vacancy } from './entries.ts';
import type { Node } from './nodes.ts';
import { findProblems } from './problems.ts';

const postingOf = (locale: (typeof locales)[number] = 'en') =>
  jobPosting(vacancy, { settings, contact }, locale);

it.each(locales)('describes an open vacancy in %s', async (locale) => {
  expect(await findProblems([postingOf(locale)])).toEqual([]);
});

it('is valid through the last second of the deadline in Uzbekistan', () => {
  expect(postingOf()).toMatchObject({
    '@id': 'https://university.example/en/careers/3#job',
    datePosted: '2026-11-10',
    validThrough: '2026-12-10T23:59:59+05:00',
  });
});

it('describes the work and what it requires as HTML', () => {
  expect(postingOf()).toMatchObject({
    description:
      '<p>Teaches more than &lt; 5 &amp; fewer than &gt; 9 groups (en)</p>' +
      '<ul><li>Degree (en)</li><li>Practice (en)</li></ul>',
  });
});

it('is omitted after the vacancy has expired', () => {
  const expired = { ...vacancy, expired: true };
  expect(jobPosting(expired, { settings, contact }, 'en')).toBeUndefined();
});

it.each([
  'title',
  'description',
  'identifier',
  'datePosted',
  'validThrough',
  'hiringOrganization',
  'jobLocation',
  'directApply',
])('would be found to lack %s', async (property) => {
  const { [property]: _, ...lacking } = postingOf() as unknown as Node;
  expect(await findProblems([lacking])).not.toEqual([]);
});

it.each([
  ['an unknown type', { '@type': 'JobOffer' }],
  ['a property of another type', { numberOfPages: 3 }],
  ['a day instead of a moment', { validThrough: '2026-12-10' }],
])('would be found to have %s', async (_, change) => {
  expect(await findProblems([{ ...(postingOf() as object), ...change }])).not.toEqual([]);
});
