import { expect, it } from 'vitest';
import { news, problemsOf } from './fixture.ts';

const answers = (page: string) => `answers:
  - page: ${page}
    title: Oʻqish toʻlovi
    fact: fees
    words: [narx, qancha turadi]
`;

it('accepts pages that exist', async () => {
  expect(await problemsOf({ ...news, 'answers/uz.yaml': answers('/fees') })).toEqual([]);
});

it('finds a page that the site doesn’t have', async () => {
  expect(await problemsOf({ ...news, 'answers/uz.yaml': answers('/fee') })).toEqual([
    {
      file: 'answers/uz.yaml',
      field: 'answers (item 1).page',
      line: 2,
      read: '“/fee”',
      message: expect.stringContaining('Did you mean “/fees”?'),
    },
  ]);
});

it('finds a file that is named by no language', async () => {
  expect(await problemsOf({ ...news, 'answers/uzbek.yaml': answers('/fees') })).toEqual([
    {
      file: 'answers/uzbek.yaml',
      message: expect.stringContaining('uz.yaml, ru.yaml, tr.yaml, en.yaml'),
    },
  ]);
});
