import { describe, expect, it } from 'vitest';
import { inAllLanguages, newsText, problemsOf, vacancy, withShared } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

const text = (more = '') => newsText('Matn.', more);

const site = {
  'departments/1-medicine/index.uz.md': withShared(
    'kind: faculty\norder: 1\nhead: anvar-qodirov\n',
    text(),
  ),
  'departments/3-anatomy/index.uz.md': withShared(
    'kind: department\norder: 2\nfaculty: 1\n',
    text(),
  ),
  'staff/anvar-qodirov/index.uz.md': withShared(
    'order: 1\nsection: 1\ndepartment: 3\n',
    text('post: Rektor\n'),
  ),
  'sections/1-leadership/index.uz.md': withShared('order: 1\nhead: anvar-qodirov\n', text()),
  'courses/1-general-medicine/index.uz.md': withShared(
    'code: "60910200"\ndegree: bachelor\nfaculty: 1\nyears: 6\nlanguages: [uz]\nforms: [fullTime]\n',
    text('highlights: [a, b, c]\ncareers: [a, b]\n'),
  ),
  'admissions/1-bachelor/index.uz.md': withShared(
    'academicYear: 2025-2026\nopens: 2026-06-01\ncloses: 2026-08-01\ncourses: [1]\nprogrammes: [bsn]\n',
    text('steps: [a, b]\ndocuments: [a]\n'),
  ),
  'news/1-open-day/index.uz.md': withShared(
    'date: 2026-09-01\ncategory: university\npeople: [anvar-qodirov]\n',
    text(),
  ),
  'journals/1-medicine/index.uz.md': withShared(
    'founded: 2024\nissuesPerYear: 4\nviews: 0\ndownloads: 0\n',
    text('requirements: [a, b]\n'),
  ),
  'journal-issues/medicine-2026-1.yaml': [
    'journal: 1\nyear: 2026\nnumber: 1\nstartDate: 2026-01-01\nendDate: 2026-02-01\nuploadedOn: 2026-03-01\n',
    inAllLanguages('checkedBy'),
    'articles:\n  - authors: [A. Karimov]\n    pages: 1–2\n    language: uz\n',
    inAllLanguages('title').replace(/^/gm, '    ').trimEnd(),
    `\n${inAllLanguages('abstract').replace(/^/gm, '    ').trimEnd()}\n`,
  ].join(''),
  'teachers/akmal-rasulov.yaml': [
    ...['name', 'subjects'].map((field) => inAllLanguages(field)),
    'post: professor\ndepartment: 3\n',
  ].join(''),
  'nursing-programmes/bsn.yaml': [
    ...['title', 'audience', 'description'].map((field) => inAllLanguages(field)),
    'code: BSN\norder: 1\nduration: { min: 3, max: 3.5, unit: years }\n',
  ].join(''),
  'fees/2026-2027.yaml': `academicYear: 2026-2027\n${inAllLanguages('source')}courses: [{ course: 1, amount: 100 }]\nprogrammes: [{ programme: bsn, amount: 100 }]\n`,
  'vacancies/1-teacher.yaml': `${vacancy}department: 3\n`,
  'settings/site.yaml': `${wholeSite['settings/site.yaml']}nursing: { article: 1, faculty: 1, admission: 1 }\n`,
};

describe('references between entries', () => {
  it('accepts those that lead somewhere', async () => {
    expect(await problemsOf(site)).toEqual([]);
  });

  it.each([
    ['admissions/1-bachelor/index.uz.md', 'courses: [1]', 'courses: [1, 9]', 'courses'],
    ['admissions/1-bachelor/index.uz.md', '[bsn]', '[absn]', 'programmes'],
    ['courses/1-general-medicine/index.uz.md', 'faculty: 1', 'faculty: 9', 'faculty'],
    ['courses/1-general-medicine/index.uz.md', 'faculty: 1', 'faculty: 3', 'faculty'],
    ['departments/3-anatomy/index.uz.md', 'faculty: 1', 'faculty: 3', 'faculty'],
    ['departments/1-medicine/index.uz.md', 'head: anvar-qodirov', 'head: nobody', 'head'],
    ['news/1-open-day/index.uz.md', '[anvar-qodirov]', '[nobody]', 'people'],
    ['sections/1-leadership/index.uz.md', 'head: anvar-qodirov', 'head: 1-anvar', 'head'],
    ['settings/site.yaml', 'article: 1', 'article: 9', 'nursing.article'],
    ['settings/site.yaml', 'faculty: 1', 'faculty: 3', 'nursing.faculty'],
    ['settings/site.yaml', 'admission: 1', 'admission: 2', 'nursing.admission'],
    ['staff/anvar-qodirov/index.uz.md', 'section: 1', 'section: 2', 'section'],
    ['staff/anvar-qodirov/index.uz.md', 'department: 3', 'department: 2', 'department'],
    ['teachers/akmal-rasulov.yaml', 'department: 3', 'department: 2', 'department'],
    ['vacancies/1-teacher.yaml', 'department: 3', 'department: 2', 'department'],
    ['fees/2026-2027.yaml', 'course: 1,', 'course: 9,', 'courses (item 1).course'],
    ['fees/2026-2027.yaml', 'bsn', 'absn', 'programmes (item 1).programme'],
    ['journal-issues/medicine-2026-1.yaml', 'journal: 1', 'journal: 2', 'journal'],
  ] as const)('in %s, refuses %s changed to %s', async (file, from, to, field) => {
    const files = { ...site, [file]: site[file].replace(from, to) };
    expect(await problemsOf(files)).toEqual([
      expect.objectContaining({ file, field, message: expect.stringContaining('Write one of ') }),
    ]);
  });
});
