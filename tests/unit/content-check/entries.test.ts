import { describe, expect, it } from 'vitest';
import { news, newsData, newsText, problemsOf, vacancy, withShared } from './fixture.ts';
import { issue } from './trial.ts';

// Cases that trial.test.ts doesn't cover: rules for entries other than news, and valid entries.

const person = (folder: string) => ({
  [`staff/${folder}/index.uz.md`]: withShared('order: 1\n', newsText('Matn.', 'post: Rektor\n')),
});

const item = (folder: string) => ({
  [`news/${folder}/index.uz.md`]: withShared(newsData, newsText()),
});

it('an entry needs a text in at least one language', async () => {
  const empty = { 'news/1-open-day/index.uz.md': `---\n${newsData}---\n` };
  expect(await problemsOf(empty)).toEqual([
    { file: 'news/1-open-day', message: expect.stringContaining('no text in any language') },
  ]);
  expect(await problemsOf({ ...empty, 'news/1-open-day/index.ru.md': newsText() })).toEqual([]);
});

it('an entry needs the Uzbek file', async () => {
  expect(await problemsOf({ 'news/1-open-day/index.ru.md': newsText() })).toEqual([
    { file: 'news/1-open-day', message: expect.stringContaining('index.uz.md is missing') },
  ]);
});

it.each([
  ['vacancies/teacher.md', 'one <name>.yaml per entry'],
  ['vacancies/old/teacher.yaml', 'this file is not used'],
])('reports the unknown file %s', async (file, expected) => {
  expect(await problemsOf({ ...news, [file]: vacancy })).toEqual([
    { file, message: expect.stringContaining(expected) },
  ]);
});

it('ignores images and hidden files', async () => {
  const files = { 'news/1-open-day/images/hall.jpg': '', 'news/.DS_Store': '', 'books/a.png': '' };
  expect(await problemsOf({ ...news, ...files })).toEqual([]);
});

it.each(['01-open-day', '0-open-day', '1-kún', '1-'])(
  'refuses the news folder %s',
  async (folder) => {
    expect(await problemsOf(item(folder))).toMatchObject([
      { file: `news/${folder}`, message: expect.stringContaining('for example 42-open-day.') },
    ]);
  },
);

it.each(['1-anvar-qodirov', 'Anvar-Qodirov', 'anvar qodirov', 'anvar--qodirov'])(
  'refuses the staff folder %s',
  async (folder) => {
    expect(await problemsOf(person(folder))).toMatchObject([
      { file: `staff/${folder}`, message: expect.stringContaining('for example anvar-qodirov.') },
    ]);
  },
);

it('finds two people with one name', async () => {
  const people = await problemsOf({ ...person('anvar-qodirov'), ...person('2-anvar-qodirov') });
  expect(people.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('is used by two'),
  );
});

it('allows the same number and slug in different types', async () => {
  const files = {
    ...item('1-nursing'),
    'sections/1-nursing/index.uz.md': withShared('order: 1\n', newsText()),
  };
  expect(await problemsOf(files)).toEqual([]);
});

describe('the file of a record', () => {
  it.each(['teacher', '01-teacher', 'Bosh hisobchi'])('can’t be called %s', async (name) => {
    expect(await problemsOf({ [`vacancies/${name}.yaml`]: vacancy })).toMatchObject([
      { message: expect.stringMatching(/ Rename it\.$/) },
    ]);
  });

  it('has a number that no other has', async () => {
    const files = { 'vacancies/2-nurse.yaml': vacancy, 'vacancies/2-teacher.yaml': vacancy };
    expect(await problemsOf({ ...files, ...item('9-open-day') })).toEqual([
      {
        file: 'vacancies/2-teacher.yaml',
        message:
          'the number “2” is used by two files, 2-nurse.yaml and 2-teacher.yaml. Change the new one, not the published one. The next free number is 3.',
      },
    ]);
  });

  it('has an issue that no other has', async () => {
    const files = issue();
    const copy = `${files['journal-issues/1-2026-1.yaml']}`.replace('5–14', '7–14');
    expect(await problemsOf({ ...files, 'journal-issues/b.yaml': copy })).toEqual([
      {
        file: 'journal-issues/b.yaml',
        message:
          'issue 1 of 2026 of journal 1 is used by two files, 1-2026-1.yaml and b.yaml. Change the new one, not the published one.',
      },
    ]);
  });
});
