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
import { issue } from './trial.ts';

const course = (changes: Record<string, string> = {}) =>
  Object.entries({
    code: '"60910200"',
    degree: 'bachelor',
    faculty: '1',
    years: '6',
    languages: '[uz]',
    forms: '[fullTime]',
    ...changes,
  })
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('');

const courseFiles = (data: string) => ({
  'departments/1-medicine/index.uz.md': withShared('kind: faculty\norder: 1\n', newsText()),
  'courses/1-general-medicine/index.uz.md': withShared(
    data,
    newsText('Matn.', 'highlights: [a, b, c]\ncareers: [a, b]\n'),
  ),
});

describe('fields', () => {
  it('accepts content without problems, with translations missing', async () => {
    const files = { ...news, ...courseFiles(course()), 'vacancies/1-teacher.yaml': vacancy };
    expect(await problemsOf(files)).toEqual([]);
  });

  it('names the fields of the group that an unknown one stands in', async () => {
    const data = `${newsData}source:\n  name: { uz: Gazeta }\n  adress: https://example.org\n`;
    const [problem] = await problemsOf({
      ...news,
      'news/1-open-day/index.uz.md': withShared(data),
    });
    expect(problem).toMatchObject({ field: 'source.adress', line: 8 });
    expect(problem?.message).toContain('The fields are: name, url.');
  });

  it('names the fields of a group whose names are a list of their own', async () => {
    const data =
      'academicYear: 2025-2026\nopens: 2026-06-01\ncloses: 2026-08-01\ncalendar: { exams: { from: 2026-08-10 } }\n';
    const [problem] = await problemsOf({
      'admissions/1-bachelor/index.uz.md': withShared(
        data,
        newsText('Matn.', 'steps: [a, b]\ndocuments: [a]\n'),
      ),
    });
    expect(problem).toMatchObject({ field: 'calendar.exams', line: 9 });
    expect(problem?.message).toContain(
      'Did you mean “exam”? The fields are: exam, interview, results, contract, studies.',
    );
  });

  it('sends a shared field in a translation to the Uzbek file', async () => {
    const ru = newsText('Текст.', 'date: 2026-09-01\n');
    expect(await problemsOf({ ...news, 'news/1-open-day/index.ru.md': ru })).toEqual([
      {
        file: 'news/1-open-day/index.ru.md',
        field: 'date',
        line: 4,
        read: '“2026-09-01”',
        message:
          'this field belongs in index.uz.md, because it is the same in every language. It is there already: remove it here.',
      },
    ]);
    const files = {
      'news/1-open-day/index.uz.md': withShared('category: university\n'),
      'news/1-open-day/index.ru.md': ru,
    };
    const moved = (await problemsOf(files)).find(({ file }) => file.endsWith('index.ru.md'));
    expect(moved?.message).toMatch(/Move it there\.$/);
  });

  it.each([
    ['title: {}\n', 'expected at least one language: uz, ru, tr, en.'],
    [
      'title:\n',
      'expected a group of fields, indented below the name. The fields are: uz, ru, tr, en.',
    ],
    ['', 'missing; expected a group of fields, indented below the name. Add the field “title”.'],
  ])('refuses a record with %j for its title', async (title, message) => {
    const files = { 'vacancies/1-teacher.yaml': vacancy.replace(inAllLanguages('title'), title) };
    expect(await problemsOf(files)).toEqual([expect.objectContaining({ field: 'title', message })]);
  });

  it('refuses an empty text and an unknown language', async () => {
    const blank = vacancy.replace('  tr: Matn\n', '  tr: ""\n');
    expect(await problemsOf({ 'vacancies/1-teacher.yaml': blank })).toEqual([
      expect.objectContaining({ field: 'title.tr', message: 'expected some text.' }),
    ]);
    const unknown = vacancy.replace('  tr: Matn\n', '  de: Text\n');
    expect(await problemsOf({ 'vacancies/1-teacher.yaml': unknown })).toEqual([
      expect.objectContaining({
        field: 'title.de',
        message: expect.stringContaining('The fields are: uz, ru, tr, en.'),
      }),
    ]);
  });

  it('misses an article’s title in its own language', async () => {
    expect(await problemsOf(issue({ title: '{ uz: Maqola }', language: 'ru' }))).toEqual([
      expect.objectContaining({
        field: 'articles (item 1).title.ru',
        message:
          'missing; expected the title in the language of the article. Add “ru:” with the text in this language: Русский.',
      }),
    ]);
  });

  it('reports a field that a group lacks at the line of the group', async () => {
    const data = `${newsData}source:\n  url: https://example.org\n`;
    expect(await problemsOf({ ...news, 'news/1-open-day/index.uz.md': withShared(data) })).toEqual([
      {
        file: 'news/1-open-day/index.uz.md',
        field: 'source.name',
        line: 6,
        message:
          'missing; expected a group of fields, indented below the name. Add the field “name”.',
      },
    ]);
  });

  it.each(['60910200', '"6091020"', '"6091020a"', '"60 910 200"'])(
    'refuses the direction code %s',
    async (code) => {
      expect(await problemsOf(courseFiles(course({ code })))).toEqual([
        expect.objectContaining({
          field: 'code',
          message: 'expected eight digits in quotes, for example "60910200".',
        }),
      ]);
    },
  );

  it.each([
    [
      'degree',
      'bachelour',
      'expected one of bachelor, master, residency. Did you mean “bachelor”?',
    ],
    ['years', '"6"', 'expected a number. Write only the digits, without quotes or spaces.'],
    ['years', '9', 'expected 8 or less.'],
    ['years', '0', 'expected more than 0.'],
    ['languages', '[]', 'expected at least 1 item.'],
  ])('says what %s: %s should be', async (field, value, message) => {
    expect(await problemsOf(courseFiles(course({ [field]: value })))).toEqual([
      expect.objectContaining({ field, message }),
    ]);
  });

  it.each(['Matn &laquo;kuni&raquo;', 'AT&amp;T', 'Bir&nbsp;ikki', 'It&#39;s', 'It&#8217;s'])(
    'shows signs, not their references: %s',
    async (summary) => {
      const text = newsText().replace('Kun tartibi va manzil', summary);
      const [problem, ...more] = await problemsOf({
        'news/1-a/index.uz.md': withShared(newsData, text),
      });
      expect(more).toEqual([]);
      expect(problem).toMatchObject({ field: 'summary', line: 3, read: `“${summary}”` });
      expect(problem?.message).toContain('Type the sign itself');
    },
  );

  it('asks for quotes around a number that is text', async () => {
    const files = {
      ...news,
      'news/1-open-day/index.uz.md': withShared(
        newsData,
        newsText().replace('Kun tartibi', '2026 #'),
      ),
    };
    const [problem] = await problemsOf(files);
    expect(problem).toMatchObject({ field: 'summary', read: 'the number 2026' });
    expect(problem?.message).toBe(
      'expected some text. Put the value in quotes, as it is: summary: "2026"',
    );
  });

  it('asks for what an empty or missing field lacks', async () => {
    const text = '---\ntitle:\n---\nMatn.\n';
    expect(
      await problemsOf({ ...news, 'news/1-open-day/index.uz.md': withShared(newsData, text) }),
    ).toEqual([
      expect.objectContaining({
        field: 'summary',
        message: expect.stringMatching(/^missing; .*Add/),
      }),
      expect.objectContaining({ field: 'title', read: 'an empty field' }),
    ]);
  });

  it('reports every problem at once, by file and field, item 2 before item 10', async () => {
    const items = Array.from({ length: 11 }, (_, index) => (index % 8 === 1 ? '""' : 'Diplom'));
    const requirements = inAllLanguages('requirements', `[${items.join(', ')}]`);
    const record = vacancy.replace(inAllLanguages('requirements', '[Diplom]'), requirements);
    const found = await problemsOf({
      'vacancies/1-teacher.yaml': record.replace('announced: 2026-11-01', 'announced: soon'),
      'news/10-open-day/index.ru.md': newsText(),
      'news/2-open-house/index.ru.md': newsText(),
    });
    expect(found.map(({ file, field }) => `${file} ${field ?? ''}`.trim()).slice(0, 5)).toEqual([
      'news/2-open-house',
      'news/10-open-day',
      'vacancies/1-teacher.yaml announced',
      'vacancies/1-teacher.yaml requirements.en (item 2)',
      'vacancies/1-teacher.yaml requirements.en (item 10)',
    ]);
  });
});
