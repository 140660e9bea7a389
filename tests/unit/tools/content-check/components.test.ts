import { describe, expect, it } from 'vitest';
import type { PageComponent } from '../../../../src/collections/pages/components.ts';
import { readContent } from '../../../../tools/content-check/read-content.ts';
import { components } from '../../../../tools/content-check/rules/components.ts';
import { type Files, news, newsText, problemsOf, project } from './fixture.ts';

const known: Record<string, PageComponent> = {
  Steps: { attributes: ['from'], optional: ['title'] },
  Figures: { attributes: [] },
};

const page = (files: Files) => ({ 'pages/about/data.yaml': 'updated: 2026-09-01\n', ...files });
const mdx = (body: string) => page({ 'pages/about/uz.mdx': newsText(body) });

/** What the rule and the reader say of a page's Uzbek text in MDX. */
async function problemsOfMdx(body: string) {
  const content = await readContent(await project(mdx(body)));
  return [...content.problems, ...components(content, known)].map(({ line, read, message }) => ({
    line,
    said: `${read ? `read ${read}; ` : ''}${message}`,
  }));
}

describe('MDX in pages', () => {
  it.each([
    'Matn.\n\n<Steps from="1">\n\n1. Bir\n2. Ikki\n\n</Steps>',
    '<Steps from="1" title="Qadamlar" />',
    'Matnda <Figures /> ham.',
    '2 < 3, \\{ va \\<',
  ])('accepts %j', async (body) => {
    expect(await problemsOfMdx(body)).toEqual([]);
  });

  it.each([
    [
      '<Step from="1" />',
      '<Step> is not a component that pages can use: choose from Steps, Figures. Did you mean “Steps”?',
    ],
    ['<Other.Steps />', '<Other.Steps> is not a component that pages can use'],
    ['<toString />', 'read “<toString>”; HTML is not used in texts'],
    ['<Steps />', '<Steps> needs the attribute “from”. Write <Steps from="…">.'],
    [
      '<Steps from="1" titel="a" />',
      '<Steps> has no attribute “titel”. Did you mean “title”? Its attributes are: from, title.',
    ],
    ['<Figures of="1" />', '<Figures> has no attribute “of”. It takes none: remove it.'],
    ['<Steps from={1} />', 'the value of “from” in <Steps> is code, and pages contain none.'],
    ['<Steps from="1" {...rest} />', 'attributes in { } are code, and pages contain none.'],
    ['Jami {1 + 1} ta.', 'read “{1 + 1}”; text in { } is code, and pages contain none.'],
    ['{/* izoh */}', 'read “{/* izoh */}”; text in { } is code'],
    ['import Steps from "./steps"', 'a line that starts with “import” or “export” is code'],
    ['export const a = 1', 'a line that starts with “import” or “export” is code'],
    ['Matn <b>qalin</b>.', 'read “<b>”; HTML is not used in texts. Write Markdown instead.'],
    ['<>Matn</>', 'read “<>”; HTML is not used in texts.'],
    [
      '<Steps from="1">\n\nMatn.',
      '<Steps> is opened and never closed. Write </Steps> after its text, or <Steps /> when it has none.',
    ],
    ['Matn </Steps>', '</Steps> closes nothing. Remove it, or write <Steps> before it.'],
    ['Matn { matn', 'a { is opened and never closed. Write \\{ to show the brace itself.'],
    ['<https://example.org>', 'a < starts a component here, and this is not one.'],
    ['<!-- izoh -->', 'an HTML comment is not possible here. Remove it.'],
  ])('refuses %j', async (body, expected) => {
    expect(await problemsOfMdx(body)).toEqual([
      { line: 6, said: expect.stringContaining(expected) },
    ]);
  });

  it('has the rules of other texts', async () => {
    const messages = (await problemsOf(mdx('# Sarlavha\n\n[a](/lost) ![](b.png)'))).map(
      ({ line, message }) => `${line} ${message}`,
    );
    expect(messages).toEqual([
      expect.stringMatching(/^6 .*Use ## or ###/),
      expect.stringMatching(/^8 the site has no page “\/lost”/),
      expect.stringMatching(/^8 there is no such file/),
      expect.stringMatching(/^8 this image has no description/),
    ]);
  });

  it('may be page.mdx, which has no fields', async () => {
    const shared = page({ 'pages/about/uz.md': newsText(), 'pages/about/page.mdx': '## Bir\n' });
    expect(await problemsOf(shared)).toEqual([]);
    const broken = { ...shared, 'pages/about/page.mdx': 'Matn\n\n<Other />\n' };
    expect(await problemsOf(broken)).toEqual([
      expect.objectContaining({ file: 'pages/about/page.mdx', line: 3 }),
    ]);
  });

  it('is not for other content types', async () => {
    const files = { ...news, 'news/1-open-day/ru.mdx': newsText() };
    expect(await problemsOf(files)).toEqual([
      expect.objectContaining({ file: 'news/1-open-day/ru.mdx' }),
    ]);
  });

  it('does not stand beside the same text in Markdown', async () => {
    const files = { ...mdx('Matn.'), 'pages/about/uz.md': newsText() };
    expect(await problemsOf(files)).toEqual([
      {
        file: 'pages/about',
        message: 'uz.md and uz.mdx are both here. Remove one of the two.',
      },
    ]);
  });
});
