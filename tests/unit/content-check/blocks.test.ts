import { expect, it } from 'vitest';
import { readContent } from '../../../src/content-check/read-content.ts';
import { blocks } from '../../../src/content-check/rules/blocks.ts';
import { located } from '../../../src/content-check/source.ts';
import {
  type Files,
  inEnglish,
  news,
  newsText,
  problemsOf,
  project,
  withShared,
} from './fixture.ts';

const known = {
  pages: { Text: { attributes: [] }, Portfolio: { attributes: ['brief', 'id'] } },
};

const page = (body: string): Files => ({
  'pages/about/index.uz.md': withShared('updated: 2026-09-01\n', newsText()),
  'pages/about/page.mdx': `${body}\n`,
});

/** The problems that the rule and the reader report for a page's blocks. */
async function problemsOfBlocks(body: string) {
  const content = await readContent(await project(page(body)));
  const found = content.entries
    .flatMap((entry) => blocks(entry, content, known))
    .map((one) => located(one, content.sources.get(one.file)));
  return [...content.problems, ...found].map(inEnglish).map(({ line, read, message }) => ({
    line,
    said: `${read ? `read ${read}; ` : ''}${message}`,
  }));
}

it.each(['<Text />', '<Text />\n\n<Portfolio brief />', '<Portfolio id="all" />\n<Text/>'])(
  'accepts %j',
  async (body) => {
    expect(await problemsOfBlocks(body)).toEqual([]);
  },
);

it.each([
  ['<Txt />', '<Txt> is not a block: choose from Text, Portfolio. Did you mean “Text”?'],
  ['<Other.Text />', '<Other.Text> is not a block'],
  ['<toString />', '<toString> is not a block'],
  ['<b/>', '<b> is not a block'],
  ['<></>', '<> is not a block'],
  [
    '<Portfolio breif />',
    '<Portfolio> has no attribute “breif”. Did you mean “brief”? Its attributes are: brief, id.',
  ],
  ['<Text of="1" />', '<Text> has no attribute “of”. It takes none: remove it.'],
  ['<Portfolio id={1} />', 'the value of “id” in <Portfolio> is code, and pages contain none.'],
  ['<Portfolio {...rest} />', 'attributes in { } are code, and pages contain none.'],
  ['{1 + 1}', 'read “{1 + 1}”; what stands in { } is code, and pages contain none.'],
  ['{/* izoh */}', 'read “{/* izoh */}”; what stands in { } is code'],
  ['import Steps from "./steps"', 'a line that starts with “import” or “export” is code'],
  ['export const a = 1', 'a line that starts with “import” or “export” is code'],
  ['Matn.', 'read “Matn.”; page.mdx contains blocks only. Move the text to index.uz.md'],
  ['## Sarlavha', 'read “Sarlavha”; page.mdx contains blocks only.'],
  ['![](b.png)', 'page.mdx contains blocks only.'],
  ['<Text>\n\nMatn.', '<Text> is opened and never closed.'],
  ['</Text>', '</Text> closes nothing. Remove it, or write <Text> before it.'],
  ['{ matn', 'a { is opened and never closed.'],
  ['<!-- izoh -->', 'an HTML comment is not possible here. Remove it.'],
])('refuses %j', async (body, expected) => {
  const [first, ...others] = await problemsOfBlocks(body);
  expect(first).toEqual({ line: 1, said: expect.stringContaining(expected) });
  expect(others).toEqual([]);
});

it('has no front matter', async () => {
  const problems = await problemsOfBlocks('---\ntitle: Sarlavha\n---\n\n<Text />');
  expect(problems.length).toBeGreaterThan(0);
});

it('knows the blocks of each type', async () => {
  const files = {
    ...news,
    'news/1-open-day/page.mdx': '<Text />\n\n<Hero />\n',
    'pages/home/page.mdx': '<Hero />\n',
    'pages/home/index.uz.md': withShared('updated: 2026-09-01\n', newsText()),
  };
  expect(await problemsOf(files)).toEqual([
    expect.objectContaining({
      file: 'news/1-open-day/page.mdx',
      line: 3,
      message: expect.stringContaining('choose from NursingProgrammes, Text'),
    }),
  ]);
});

it('is not for other content types, and texts are not MDX', async () => {
  const files = {
    ...page('<Text />'),
    'pages/about/index.ru.mdx': newsText(),
    'staff/a/page.mdx': '',
  };
  expect((await problemsOf(files)).map(({ file }) => file)).toEqual(
    expect.arrayContaining(['pages/about/index.ru.mdx', 'staff/a/page.mdx']),
  );
});
