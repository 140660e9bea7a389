import { expect, it } from 'vitest';
import { publicationReport } from '../../../../src/admin/publishing/report.ts';
import { contentPath } from '../../../../src/build/site-paths.mjs';
import type { Problem } from '../../../../src/content-check/problem.ts';
import { locales } from '../../../../src/i18n/locales.ts';

const problems: Problem[] = [
  {
    file: `${contentPath}/news/12-open-day/index.ru.md`,
    field: 'body',
    line: 9,
    read: { key: 'value.quoted', text: '/fee' },
    messages: [{ key: 'link.noPage', path: '/fee' }],
  },
  {
    file: `${contentPath}/news/12-open-day/index.uz.md`,
    field: ['date'],
    messages: [{ key: 'expected.day' }],
  },
  { file: `${contentPath}/vacancies/7-nurse.yaml`, messages: [{ key: 'entry.numberedFile' }] },
  {
    file: `${contentPath}/sections`,
    messages: [{ key: 'named.number', number: 6 }],
  },
];

it('names each entry once, with a link to its form and what is wrong in words of the form', () => {
  const report = publicationReport(problems, 'en', 'https://university.uz');
  expect(report.match(/^#+ .*/gm)).toEqual([
    '## Not published: correct these entries',
    '### [News › 12\\-open\\-day](https://university.uz/admin?lang=en#/collections/news/entries/12-open-day/index)',
    '### [Vacancies › 7\\-nurse](https://university.uz/admin?lang=en#/collections/vacancies/entries/7-nurse)',
    `### ${contentPath}/sections`,
  ]);
  const items = report.match(/^- .*/gm) ?? [];
  expect(items).toHaveLength(4);
  expect(items[0]).toMatch(/^- Text \(Русский\): now “\/fee”; /);
  expect(items[1]).toBe('- Date (Oʻzbekcha): choose a date.');
  expect(items[2]).toContain('in the panel on the right');
});

it('has no links without the site’s address', () => {
  expect(publicationReport(problems, 'en', undefined)).not.toContain('](');
});

it('says in each language that nothing is wrong', () => {
  const reports = locales.map((locale) => publicationReport([], locale, undefined));
  expect(new Set(reports).size).toBe(locales.length);
});
