import { describe, expect, it } from 'vitest';
import {
  inAllLanguages,
  news,
  newsData,
  newsText,
  problemsOf,
  vacancy,
  withShared,
} from './fixture.ts';

const person = (folder: string) => ({
  [`staff/${folder}/index.uz.md`]: withShared('order: 1\n', newsText('Matn.', 'post: Rektor\n')),
});

const item = (folder: string) => ({
  [`news/${folder}/index.uz.md`]: withShared(newsData, newsText()),
});

const journal = {
  'journals/1-medicine/index.uz.md': withShared(
    'founded: 2023\nissuesPerYear: 4\nviews: 0\ndownloads: 0\n',
    newsText('Matn.', 'requirements: [Matn, Matn]\n'),
  ),
};

/** An issue with articles that start on these pages. */
const issue = (...pages: number[]) =>
  [
    'journal: 1\nyear: 2026\nnumber: 1\nstartDate: 2026-01-01\nendDate: 2026-02-01\n',
    inAllLanguages('checkedBy'),
    'uploadedOn: 2026-03-01\narticles:\n',
    ...pages.map((page) =>
      `title: {uz: Matn, ru: Matn, tr: Matn, en: Matn}\nauthors: [A. Karimov]\npages: ${page}–${page + 8}\nlanguage: uz\nabstract: {uz: Matn, ru: Matn, tr: Matn, en: Matn}\n`
        .replace(/^/, '  - ')
        .replace(/\n(?=.)/g, '\n    '),
    ),
  ].join('');

describe('entries', () => {
  it('needs a text in at least one language', async () => {
    expect(await problemsOf({ 'news/1-open-day/index.uz.md': `---\n${newsData}---\n` })).toEqual([
      { file: 'news/1-open-day', message: expect.stringContaining('no text in any language') },
    ]);
    const russian = {
      'news/1-open-day/index.uz.md': `---\n${newsData}---\n`,
      'news/1-open-day/index.ru.md': newsText(),
    };
    expect(await problemsOf(russian)).toEqual([]);
  });

  it('needs the Uzbek file', async () => {
    expect(await problemsOf({ 'news/1-open-day/index.ru.md': newsText() })).toEqual([
      { file: 'news/1-open-day', message: expect.stringContaining('index.uz.md is missing') },
    ]);
  });

  it.each([
    ['news/1-open-day/data.yaml', 'Move its lines to index.uz.md'],
    ['news/1-open-day/uz.md', 'Did you mean “index.uz.md”?'],
    ['news/1-open-day/INDEX.UZ.md', 'Did you mean “index.uz.md”?'],
    [
      'news/1-open-day/de.md',
      'contains index.uz.md, index.ru.md, index.tr.md, index.en.md, page.mdx and images',
    ],
    ['news/1-open-day/texts/index.ru.md', 'this file is not used'],
    ['news/readme.md', 'this file is not used'],
    ['vacancies/teacher.md', 'one <name>.yaml per entry'],
    ['vacancies/old/teacher.yaml', 'this file is not used'],
    ['notes.txt', 'outside the folders of the content types'],
  ])('reports the unknown file %s', async (file, expected) => {
    expect(await problemsOf({ ...news, [file]: vacancy })).toEqual([
      { file, message: expect.stringContaining(expected) },
    ]);
  });

  it('ignores images and hidden files', async () => {
    const files = {
      'news/1-open-day/images/hall.jpg': '',
      'news/.DS_Store': '',
      'books/a.png': '',
    };
    expect(await problemsOf({ ...news, ...files })).toEqual([]);
  });

  it('reports an unknown content type once, and suggests a known one', async () => {
    const files = { 'new/1-a/index.uz.md': withShared(newsData) };
    expect(await problemsOf(files)).toEqual([
      { file: 'new', message: expect.stringContaining('Did you mean “news”?') },
    ]);
  });

  it.each(['open-day', '1_open_day', '01-open-day', '0-open-day', '1-Open-Day', '1-kún', '1-'])(
    'refuses the news folder %s',
    async (folder) => {
      expect(await problemsOf(item(folder))).toEqual([
        {
          file: `news/${folder}`,
          message: expect.stringContaining('for example 42-open-day. Rename it.'),
        },
      ]);
    },
  );

  it.each(['1-anvar-qodirov', 'Anvar-Qodirov', 'anvar qodirov', 'anvar--qodirov'])(
    'refuses the staff folder %s',
    async (folder) => {
      expect(await problemsOf(person(folder))).toEqual([
        {
          file: `staff/${folder}`,
          message: expect.stringContaining('for example anvar-qodirov. Rename it.'),
        },
      ]);
    },
  );

  it('refuses a record whose file name is no slug', async () => {
    expect(await problemsOf({ 'vacancies/Bosh hisobchi.yaml': vacancy })).toEqual([
      expect.objectContaining({ file: 'vacancies/Bosh hisobchi.yaml' }),
    ]);
  });
});

describe('the addresses of records', () => {
  it.each(['teacher', '01-teacher'])('refuses the vacancy %s', async (name) => {
    const messages = (await problemsOf({ [`vacancies/${name}.yaml`]: vacancy })).map(
      ({ message }) => message,
    );
    expect(messages).toContainEqual(expect.stringContaining('for example 7-lecturer.yaml'));
  });

  it('finds two vacancies with one number', async () => {
    const files = { 'vacancies/2-nurse.yaml': vacancy, 'vacancies/2-teacher.yaml': vacancy };
    expect(await problemsOf(files)).toEqual([
      {
        file: 'vacancies/2-teacher.yaml',
        message:
          'the number “2” is used by two files, 2-nurse.yaml and 2-teacher.yaml. Change the new one, not the published one. The next free number is 3.',
      },
    ]);
  });

  it('does not compare what is missing', async () => {
    const files = { 'vacancies/nurse.yaml': vacancy, 'vacancies/teacher.yaml': vacancy };
    const messages = (await problemsOf(files)).map(({ message }) => message);
    expect(messages).not.toContainEqual(expect.stringContaining('is used by two'));
  });

  it('finds one issue of a journal in two files, and two articles on one page', async () => {
    const files = { 'journal-issues/a.yaml': issue(5, 5), 'journal-issues/b.yaml': issue(5, 15) };
    const problems = await problemsOf({ ...journal, ...files });
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'journal-issues/a.yaml',
        message: expect.stringContaining('begin on a page of its own'),
      }),
      {
        file: 'journal-issues/b.yaml',
        message:
          'issue 1 of 2026 of journal 1 is used by two files, a.yaml and b.yaml. Change the new one, not the published one.',
      },
    ]);
  });
});

describe('duplicates', () => {
  it('finds two folders with one number', async () => {
    expect(await problemsOf({ ...item('2-open-day'), ...item('2-lecture') })).toEqual([
      {
        file: 'news/2-open-day',
        message:
          'the number “2” is used by two folders, 2-lecture and 2-open-day. Rename the new one, not the published one, whose address must not change. The next free number is 3.',
      },
    ]);
  });

  it('finds two entries with one slug, also in staff', async () => {
    const files = { ...item('2-open-day'), ...item('10-open-day') };
    expect(await problemsOf(files)).toEqual([
      {
        file: 'news/10-open-day',
        message:
          'the name “open-day” is used by two folders, 2-open-day and 10-open-day. Rename the new one, not the published one, whose address must not change.',
      },
    ]);
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
});
