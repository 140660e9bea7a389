import { expect, it } from 'vitest';
import { warningsOf } from '../../../src/saving/problems.ts';
import { type Files, inAllLanguages, inEnglish, newsText, withShared } from './fixture.ts';
import { expectSaid, structure } from './trial.ts';

const course = (title: string, more = '') =>
  withShared(
    `degree: bachelor\nfaculty: 1\nyears: 6\nlanguages: [uz]\nforms: [fullTime]\n${more}`,
    newsText('Matn.', 'highlights: [a, b, c]\ncareers: [a, b]\n').replace(
      'Ochiq eshiklar kuni',
      title,
    ),
  );

const programmes: Files = {
  ...structure,
  'courses/1-medicine/index.uz.md': course('Davolash ishi'),
  'courses/2-dentistry/index.uz.md': course('Stomatologiya'),
  'courses/3-pharmacy/index.uz.md': course('Farmatsiya', 'draft: true\n'),
  'nursing-programmes/bsn.yaml': [
    ...['title', 'audience', 'description'].map((field) => inAllLanguages(field)),
    'code: BSN\norder: 1\nduration: { min: 3, max: 3.5, unit: years }\n',
  ].join(''),
};

const fees = (year: string, courses: readonly number[], more = 'programmes: []\n') => ({
  [`fees/${year}.yaml`]: `academicYear: ${year}\n${inAllLanguages('source')}courses:\n${courses
    .map((number) => `  - { course: ${number}, amount: 100 }\n`)
    .join('')}${more}`,
});

const bsn = 'programmes: [{ programme: bsn, amount: 100, foreign: 20 }]\n';

it('accepts fees of all programmes on the site', () =>
  expectSaid({ ...programmes, ...fees('2025-2026', [2, 1], bsn) }, []));

it('warns of programmes without a fee in the due year and later ones', () =>
  expectSaid(
    {
      ...programmes,
      ...fees('2024-2025', [1]),
      ...fees('2025-2026', [1, 2]),
      ...fees('2998-2999', [1]),
    },
    [
      ['~fees/2025-2026.yaml: ', 'no fee is written for 2025-2026: bsn.'],
      ['~fees/2998-2999.yaml: ', 'for 2998-2999: 2 Stomatologiya and bsn.'],
    ],
  ));

it('refuses a programme twice, and a year that isn’t the name', () =>
  expectSaid(
    {
      ...programmes,
      ...fees('2025-2026', [1, 2, 1], bsn),
      'fees/2026-2027.yaml': `${fees('2025-2026', [1, 2], bsn)['fees/2025-2026.yaml']}`,
    },
    [
      ['fees/2025-2026.yaml:', 'courses (item 3).course', 'item 1 is about it already'],
      ['fees/2026-2027.yaml:', 'must be its academic year: 2025-2026.yaml'],
    ],
  ));

it('the screen warns of them by the names of the other entries', async () => {
  const saved = {
    type: 'fees',
    name: '2998-2999',
    path: 'src/content/fees/2998-2999.yaml',
    values: { academicYear: '2998-2999', courses: [{ course: 1, amount: 100 }], programmes: [] },
  } as const;
  const others = [
    { type: 'courses', name: '1-medicine' },
    { type: 'courses', name: '2-dentistry' },
    { type: 'nursing-programmes', name: 'bsn' },
  ] as const;
  const [first, ...rest] = (await warningsOf(saved, others, new Map())).map(inEnglish);
  expect(first?.message).toContain('for 2998-2999: 2-dentistry and bsn.');
  expect(rest).toEqual([]);
});
