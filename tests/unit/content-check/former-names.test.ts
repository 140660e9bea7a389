import { expect, it } from 'vitest';
import { renamedEntries } from '../../../src/content-check/renamed-entries.ts';
import {
  type Files,
  newsData,
  newsText,
  problemsOf,
  project,
  vacancy,
  withShared,
} from './fixture.ts';

const item = (formerly: string, more = '') =>
  withShared(`${newsData}${more}formerly: [${formerly}]\n`);
const person = (formerly: string) =>
  withShared(`order: 1\nformerly: [${formerly}]\n`, newsText('Matn.', 'post: Rektor\n'));

const renamed: Files = {
  'news/33-new/index.uz.md': item('33-old, 31-older'),
  'staff/new-name/index.uz.md': person('old-name'),
  'vacancies/3-lecturer.yaml': `${vacancy}formerly: [2-lecturer]\n`,
};

it('accepts former names', async () => {
  expect(await problemsOf(renamed)).toEqual([]);
});

it.each<[files: Files, message: string]>([
  [{ 'news/1-a/index.uz.md': item('1-a') }, 'this is the address of 1-a.'],
  [
    { 'news/1-a/index.uz.md': item('2-a'), 'news/2-b/index.uz.md': item('7-b') },
    'this is the address of 2-b.',
  ],
  [
    { 'staff/a/index.uz.md': person('b'), 'staff/b/index.uz.md': person('c') },
    'this is the address of b.',
  ],
  [
    { 'news/1-a/index.uz.md': item('7-a'), 'news/2-b/index.uz.md': item('7-a') },
    'this name is in 1-a, too.',
  ],
  [{ 'news/1-a/index.uz.md': item('7-a, 7-a') }, 'this name is in 1-a, too.'],
  [{ 'news/1-a/index.uz.md': item('old-name') }, 'for example 42-open-day.'],
  [{ 'staff/a/index.uz.md': person('/staff/b') }, 'for example anvar-qodirov.'],
])('refuses a name that can’t lead to one entry: %j', async (files, message) => {
  expect(await problemsOf(files)).toMatchObject([
    {
      field: expect.stringMatching(/^formerly \(item \d\)$/),
      message: expect.stringContaining(message),
    },
  ]);
});

it('a build reads the former names of the entries that it has', async () => {
  const content = await project({
    ...renamed,
    'news/40-draft/index.uz.md': item('39-draft', 'draft: true\n'),
    'news/41-text/index.uz.md': withShared(newsData, newsText('Matn\nformerly: 8-x')),
  });
  expect(renamedEntries(content).filter(({ formerly }) => formerly.length > 0)).toEqual([
    { type: 'news', name: '33-new', formerly: ['33-old', '31-older'] },
    { type: 'staff', name: 'new-name', formerly: ['old-name'] },
    { type: 'vacancies', name: '3-lecturer', formerly: ['2-lecturer'] },
  ]);
});
