import { DOMParser } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { type Loss, markdownOf } from '../../../src/text-field/markdown-of.ts';
import { clipboard } from '../../e2e/admin/clipboard.ts';

const convert = (html: string) =>
  markdownOf(new DOMParser().parseFromString(html, 'text/html') as unknown as Document);
const ofBody = (html: string) => convert(`<html><body>${html}</body></html>`);

describe('what is on the clipboard', () => {
  it.each<[program: string, lost: Loss[]]>([
    ['word', ['pictures', 'notes', 'underlines']],
    ['libreoffice', ['cells', 'notes', 'underlines']],
    ['google-docs', ['pictures']],
    ['web-page', ['pictures']],
  ])('of %s', (program, lost) => {
    const { text, lost: found } = convert(clipboard(`${program}.html.txt`));
    expect(`${text}\n`).toBe(clipboard(`${program}.md.txt`));
    expect(found).toEqual(lost);
  });
});

it.each([
  ['signs of Markdown', '<p>2 * 3 * 4 [a] #1</p>', '2 \\* 3 \\* 4 \\[a] #1'],
  ['an address that isn’t one', '<a href="file:///C:/a.docx">hujjat</a>', 'hujjat'],
  ['bold without words', '<p>a<b> </b>b</p>', 'a b'],
  ['bold in italics', '<p><i>a <b>b</b></i></p>', '*a __b__*'],
  ['a title', '<p class=MsoTitle>A</p><h1>B</h1>', '## A\n\n## B'],
  ['second headings', '<h2>A</h2><h3>B</h3>', '## A\n\n### B'],
  [
    'a list that begins with its second level',
    '<p style="mso-list:l0 level2 lfo1">a</p><p style="mso-list:l0 level2 lfo1">b</p>',
    '- a\n  - b',
  ],
  ['empty paragraphs', '<p>&nbsp;</p><p>a</p><p><br></p>', 'a'],
])('converts %s', (_, html, text) => {
  expect(ofBody(html)).toEqual({ text, lost: [] });
});

it('says that merged cells are lost', () => {
  expect(ofBody('<table><tr><td rowspan=2>a<td>b<tr><td>c</table>').lost).toEqual(['cells']);
});
