import { describe, expect, it } from 'vitest';
import { checkEntries, newsData, newsText, problemsOf, vacancy, withShared } from './fixture.ts';

const record = 'vacancies/1-teacher.yaml';

describe('reading files', () => {
  it.each([
    ['date: 2026-09-01\ndate: 2026-09-02\n', 2, 1, 'Keep one of the two'],
    ['category: [university\n', 2, 1, 'not closed'],
    ['date: 2026-09-01\n  category: social\n', 2, 11, 'does not fit the lines around it'],
    ['category: *social\n', 1, 11, 'needs double quotes'],
    ['category: @social\n', 1, 11, 'needs double quotes'],
    ['date: 2026-09-01\ncategory\n', 2, 1, 'is not a field'],
    ["category: 'sport'chi'\n", 1, 18, 'needs double quotes'],
    ['category: !social\n', 1, 11, 'needs double quotes'],
    ['category: "a\\q"\n', 1, 13, 'Write it twice'],
    ['tags:\n  - a\n - b\n', 3, 3, 'does not fit the lines around it'],
    ['tags:\n  - a: 1\n   b: 2\n', 3, 1, 'Start each with “- ”'],
    ['date: 2026-09-01\n---\ncategory: social\n', 2, 1, 'a line --- starts another'],
    ['category: a\u0007b\n', 1, 12, 'invisible control character'],
  ])('explains %j', async (data, line, column, expected) => {
    expect(await problemsOf({ [record]: data })).toEqual([
      {
        file: record,
        line,
        message: expect.stringMatching(new RegExp(`^column ${column}: .*${expected}`)),
      },
    ]);
  });

  it.each([
    ['date: "2026-09-01\nseconds: 5\ntags: "a"\n', 1, 'never closed'],
    ['seconds: 5\ndate:2026-09-01\ncategory: social\n', 2, 'with a space after the colon'],
  ])('names the cause and the line of %j', async (data, line, expected) => {
    expect(await problemsOf({ [record]: data })).toEqual([
      { file: record, line, message: expect.stringContaining(expected) },
    ]);
  });

  it.each(['', 'just text\n', '- a\n- b\n', '# nothing yet\n'])(
    'needs fields: %j',
    async (data) => {
      expect(await problemsOf({ [record]: data })).toEqual([
        expect.objectContaining({ message: expect.stringContaining('there are no fields here') }),
      ]);
    },
  );

  it('accepts a byte order mark and Windows line endings', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const withBody = (body: string) => ({
      [record]: windows(vacancy),
      'news/1-open-day/index.uz.md': windows(withShared(newsData, newsText(body))),
    });
    expect(await problemsOf(withBody('Bir.\n\n[a](/contact)'))).toEqual([]);
    const [problem] = await problemsOf(withBody('Bir.\n\n[a](/lost)'));
    expect(problem?.line).toBe(10);
  });

  it('reports a folder that is not there', async () => {
    expect((await checkEntries('src/no-such-content')).problems).toEqual([
      { file: 'src/no-such-content', messages: [{ key: 'folder.missing' }] },
    ]);
  });
});
