import { expect, it } from 'vitest';
import { jobPosting } from '../../../src/features/careers/structured-data.ts';
import { postalAddress } from '../../../src/structured-data/university.ts';
import { contact, publisher, settings, vacancy } from './entries.ts';

it('describes an open vacancy, valid through the last second of its deadline in Uzbekistan', () => {
  expect(jobPosting(vacancy, { settings, contact }, 'en')).toEqual({
    '@type': 'JobPosting',
    '@id': 'https://university.example/en/careers/3#job',
    url: 'https://university.example/en/careers/3',
    title: 'Teacher (en)',
    description:
      '<p>Teaches more than &lt; 5 &amp; fewer than &gt; 9 groups (en)</p>' +
      '<ul><li>Degree (en)</li><li>Practice (en)</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'University (en)', value: '3' },
    datePosted: '2026-11-10',
    validThrough: '2026-12-10T23:59:59+05:00',
    hiringOrganization: publisher,
    jobLocation: { '@type': 'Place', address: postalAddress(contact, 'en') },
    directApply: false,
  });
});

it('is omitted after the vacancy has expired', () => {
  const expired = { ...vacancy, expired: true };
  expect(jobPosting(expired, { settings, contact }, 'en')).toBeUndefined();
});
