import { describe, expect, it } from 'vitest';
import {
  checkEntries,
  type Files,
  inEnglish,
  newsData,
  newsText,
  problemsOf,
  project,
  withShared,
} from './fixture.ts';

const glossary = `
terms:
  - uz: { write: tyutor, not: [=kurator, guruh murabbiy], note: Qarorda shunday. }
    ru: { write: куратор группы, not: тьютор }
    tr: { write: grup danışman|ı, not: [kuratör, IŞIK] }
    en: { write: group tutor, also: tutor, not: curator }
    paired: true
  - uz: { write: toʻlov, not: toʻlaʼ }
    ru: { write: учён|ая степен|ь, not: [научн|ая степен|ь, зачётн|ый] }
    tr: { write: hekim, not: doktor, except: bilim doktor|u }
    en: { write: doctor, not: medic }
`;

/** The warnings about a news item's texts, as “file field line: read; message”. */
async function warningsOf(texts: Files, terms = glossary) {
  const { 'index.uz.md': uzbek = '---\n---\n', ...others } = texts;
  const files = Object.entries(others).map(([name, text]) => [`news/1-a/${name}`, text]);
  const dir = await project({
    '/docs/glossary/terms.yaml': terms,
    'news/1-a/index.uz.md': withShared(newsData, `${uzbek}`),
    ...Object.fromEntries(files),
  });
  const { warnings, problems } = await checkEntries(dir);
  expect(problems).toEqual([]);
  return warnings.map(inEnglish).map(({ file, field, line, read, message }) => ({
    file: file.slice(file.lastIndexOf('/') + 1),
    field,
    line,
    read,
    message,
  }));
}

const readIn = async (file: string, body: string) =>
  (await warningsOf({ [file]: newsText(body) })).map(({ read }) => read);

describe('a word that is not written for a term', () => {
  it('is a warning with its place, the term and the reason', async () => {
    expect(
      await warningsOf({ 'index.uz.md': newsText('Birinchi.\n\nGuruh\nmurabbiylari keldi.') }),
    ).toEqual([
      {
        file: 'index.uz.md',
        field: 'body',
        line: 10,
        read: '“Guruh murabbiylari”',
        message: 'the glossary has another term: write “tyutor”. Qarorda shunday.',
      },
    ]);
  });

  it.each([
    ['index.uz.md', 'Kurator kuratorlar kuratori', ['“Kurator”']],
    ['index.uz.md', 'Toʻlaʼni va *TOʻLAʼGA*', ['“Toʻlaʼni”', '“TOʻLAʼGA”']],
    [
      'index.ru.md',
      'О научной степени и ТЬЮТОРАХ, об учёной степени',
      ['“ТЬЮТОРАХ”', '“научной степени”'],
    ],
    ['index.tr.md', 'Kuratörün ışığı, Işıklar', ['“Kuratörün”', '“Işıklar”']],
    ['index.tr.md', 'Bilim doktorunun doktorları', ['“doktorları”']],
    ['index.en.md', 'The curator’s paramedics', ['“curator’s”']],
  ])('is found in %s with its suffixes: %s', async (file, body, expected) => {
    expect(await readIn(file, body)).toEqual(expected);
  });

  it.each([
    ['quotation marks', '«тьютор» и “тьютор”'],
    ['code', 'Текст `тьютор` и\n\n    тьютор'],
    ['addresses', '[страница](https://example.uz/тьютор) https://example.uz/тьютор'],
  ])('is left alone in %s', async (_, body) => {
    expect(await readIn('index.ru.md', body)).toEqual([]);
  });

  it('is found in the fields of texts and records', async () => {
    const files = {
      '/docs/glossary/terms.yaml': glossary,
      'videos/a.yaml': 'title:\n  ru: Тьютор\n  en: Curator tutor\n',
      'news/1-a/index.uz.md': withShared(newsData, '---\n---\n'),
      'news/1-a/index.en.md': '---\ntitle: Curators\nsummary: A\n---\n\nThe group tutor.\n',
    };
    const { warnings } = await checkEntries(await project(files));
    const found = warnings.map(inEnglish).filter(({ read }) => read);
    expect(found.map(({ field, line, read }) => ({ field, line, read }))).toEqual([
      { field: 'title', line: 2, read: '“Curators”' },
      { field: 'title.en', line: 3, read: '“Curator”' },
      { field: 'title.ru', line: 2, read: '“Тьютор”' },
    ]);
  });
});

describe('a paired term', () => {
  it('is expected in the other languages of the entry', async () => {
    const texts = {
      'index.uz.md': newsText('Tyutorlar keldi.'),
      'index.ru.md': newsText('Пришли.'),
    };
    expect(await warningsOf(texts)).toEqual([
      {
        file: 'index.ru.md',
        field: undefined,
        line: undefined,
        read: undefined,
        message:
          'the text in “uz” has “Tyutorlar”, the text in “ru” has no counterpart: write “куратор группы”.',
      },
    ]);
  });

  it.each<[string, Files]>([
    [
      'has its counterpart',
      { 'index.uz.md': 'Tyutor keldi.', 'index.tr.md': 'Grup danışmanları geldi.' },
    ],
    [
      'has another word for it',
      { 'index.uz.md': 'Tyutor keldi.', 'index.en.md': 'The tutors came.' },
    ],
    [
      'is in another word only',
      { 'index.uz.md': 'Ustoz keldi.', 'index.en.md': 'The tutors came.' },
    ],
    ['is in the only language', { 'index.uz.md': 'Tyutor keldi.' }],
    ['is of another row', { 'index.uz.md': 'Toʻlov.', 'index.ru.md': 'Текст.' }],
  ])('is no warning where it %s', async (_, texts) => {
    const bodies = Object.entries(texts).map(([name, body]) => [name, newsText(`${body}`)]);
    expect(await warningsOf(Object.fromEntries(bodies))).toEqual([]);
  });

  it('is expected in the other languages of a record', async () => {
    const files = {
      '/docs/glossary/terms.yaml': glossary,
      'videos/a.yaml': 'title:\n  uz: Tyutor\n  tr: Grup danışmanı\n  en: A film\n',
    };
    const { warnings } = await checkEntries(await project(files));
    expect(warnings.map(inEnglish).map(({ message }) => message)).toEqual([
      expect.stringContaining('the text in “en” has no counterpart: write “group tutor”.'),
    ]);
  });
});

describe('the glossary', () => {
  it('may have several words for a term', async () => {
    const terms = glossary.replace('write: grup danışman|ı', 'write: [grup danışmanı, danışman]');
    const texts = { 'index.uz.md': newsText('Tyutor keldi.'), 'index.tr.md': newsText('Geldi.') };
    const [{ message } = { message: '' }] = await warningsOf(texts, terms);
    expect(message).toMatch(/: write “grup danışmanı” or “danışman”\.$/);
  });

  it('may be missing', async () => {
    const { warnings } = await checkEntries(
      await project({ 'news/1-a/index.uz.md': newsText('Kurator') }),
    );
    expect(warnings).toEqual([]);
  });

  it('is checked itself', async () => {
    const terms =
      'terms:\n  - uz: { write: a, nt: b }\n    ru: { write: a }\n    tr: { write: a }\n';
    const problems = await problemsOf({ '/docs/glossary/terms.yaml': terms });
    expect(problems.map(({ field, line, message }) => ({ field, line, message }))).toEqual([
      { field: 'terms (item 1).en', line: 2, message: expect.stringMatching(/^missing/) },
      { field: 'terms (item 1).uz.nt', line: 2, message: expect.stringContaining('“not”?') },
    ]);
  });

  it('has a word for each term', async () => {
    const problems = await problemsOf({
      '/docs/glossary/terms.yaml': glossary.replace('write: tyutor', 'write: []'),
    });
    expect(problems.map(({ field, line }) => ({ field, line }))).toEqual([
      { field: 'terms (item 1).uz.write', line: 3 },
    ]);
  });
});
