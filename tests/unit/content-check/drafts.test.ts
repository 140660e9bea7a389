import { expect, it } from 'vitest';
import {
  checkEntries,
  type Files,
  inEnglish,
  news,
  newsData,
  newsText,
  problemsOf,
  project,
  withShared,
} from './fixture.ts';

const person = (more = '') => withShared(`order: 1\n${more}`, newsText('Matn.', 'post: Rektor\n'));
const draft = withShared(`${newsData}draft: true\n`);

/** The findings in a news item on this date. */
const newsOf = (day: string, text = newsText(), more = '') =>
  withShared(`date: ${day}\ncategory: university\n${more}`, text);

async function found(files: Files) {
  const dir = await project(files);
  const { problems, warnings } = await checkEntries(dir);
  const said = warnings.map((warning) => inEnglish(warning).message);
  return { problems, warnings: said };
}

it('lists what is wrong with a draft as warnings', async () => {
  const { problems, warnings } = await found({
    ...news,
    'news/2-broken/index.uz.md': '---\ntitle: "a\ndraft: true\n---\n',
    'news/New item!/index.uz.md': '---\ndraft: true\n---\n\n<b>HTML</b>\n',
    'vacancies/3-lecturer.yaml': 'announced: soon\ndraft: true\n',
  });
  expect(problems).toEqual([]);
  expect(warnings.join('\n')).toMatch(/quotation mark.*folder’s name.*calendar date/s);
});

it('lists what is wrong with an entry of a later day as errors', async () => {
  const problems = await problemsOf({
    'news/1-later/index.uz.md': newsOf('2999-01-01', '---\ntitle: T\n---\n\nMatn.\n'),
  });
  expect(problems.map(({ field }) => field)).toEqual(['summary']);
});

it('blames a draft for a number that is taken, not the entry that the site has', async () => {
  const { problems, warnings } = await found({
    'news/9-a/index.uz.md': draft,
    'news/9-b/index.uz.md': withShared(newsData),
  });
  expect(problems).toEqual([]);
  expect(warnings[0]).toContain('is used by two folders, 9-b and 9-a.');
});

it('finds links to drafts and to entries of a later day', async () => {
  const body = '[a](/news/2) [b](/news/2/draft) [c](/staff/new-person) [d](/news/3)';
  const problems = await problemsOf({
    'news/1-open-day/index.uz.md': withShared(newsData, newsText(body)),
    'news/2-draft/index.uz.md': draft,
    'news/3-later/index.uz.md': newsOf('2999-09-04'),
    'staff/new-person/index.uz.md': person('draft: true\n'),
  });
  const ofDraft = expect.stringContaining('this is a draft');
  expect(problems.map(({ read, message }) => [read, message])).toEqual([
    ['“/news/2”', ofDraft],
    ['“/news/2/draft”', ofDraft],
    ['“/staff/new-person”', ofDraft],
    ['“/news/3”', expect.stringContaining('before 2999-09-04')],
  ]);
});

it('lets an entry lead to one that readers see by then', async () => {
  const toTwo = newsText('[a](/news/2)').replace('title: ', 'title: Ikkinchi ');
  expect(
    await problemsOf({
      'news/1-later/index.uz.md': newsOf('2999-09-04', toTwo),
      'news/2-earlier/index.uz.md': newsOf('2999-09-03'),
    }),
  ).toEqual([]);
  expect(
    await found({
      'news/1-first/index.uz.md': newsOf('2026-09-04', toTwo, 'draft: true\n'),
      'news/2-draft/index.uz.md': draft,
    }),
  ).toEqual({ problems: [], warnings: [] });
});

it('finds references to drafts', async () => {
  const files = {
    'news/1-open-day/index.uz.md': newsOf('2026-09-01', newsText(), 'people: [new-person]\n'),
    'staff/new-person/index.uz.md': person('draft: true\n'),
  };
  expect(await problemsOf(files)).toMatchObject([
    { field: 'people', read: '“new-person”', message: expect.stringContaining('this is a draft') },
  ]);
});
