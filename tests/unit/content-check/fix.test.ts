import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/content-check/fix.ts';
import {
  type Files,
  news,
  newsData,
  newsText,
  problemsOf,
  problemsOfBody,
  project,
  withShared,
} from './fixture.ts';
import { issue } from './trial.ts';

async function fixed(files: Files, name: string): Promise<string> {
  const dir = await project(files);
  await fixContent(dir);
  return readFile(join(dir, name), 'utf8');
}

/** The corrected text of a news item's Uzbek file. */
async function fixedText(text: string): Promise<string> {
  const name = 'news/1-open-day/index.uz.md';
  const source = await fixed({ [name]: withShared(newsData, text) }, name);
  expect(source).toContain(newsData);
  return source.replace(newsData, '');
}

describe('apostrophes in Uzbek text', () => {
  it('are reported line by line', async () => {
    expect(await problemsOfBody("O'qish va ma'lumot.\n\nTa'lim.")).toEqual([
      {
        file: 'news/1-open-day/index.uz.md',
        field: 'body',
        line: 8,
        read: "“O'qish” and “ma'lumot”",
        message: expect.stringContaining('write “Oʻqish” and “maʼlumot”, with ʻ (U+02BB)'),
      },
      expect.objectContaining({ line: 10, read: "“Ta'lim”" }),
    ]);
  });

  it('are not looked for in other languages', async () => {
    const en = newsText("The department's news, don't o'clock.");
    expect(await problemsOf({ ...news, 'news/1-open-day/index.en.md': en })).toEqual([]);
  });
});

describe('--fix', () => {
  it('rewrites a body outside code, addresses and link targets', async () => {
    const body = [
      "O'qish [bo'lim](/contact \"o'z\") ![o'ng](o'ng.png) **ma'no**",
      "`o'zgarmas` <https://example.org/o'z> https://example.org/o'z",
      "```\no'zgarmas\n```",
    ];
    expect(await fixedText(newsText(body.join('\n\n')))).toBe(
      newsText(
        ['Oʻqish [boʻlim](/contact "o\'z") ![oʻng](o\'ng.png) **maʼno**', ...body.slice(1)].join(
          '\n\n',
        ),
      ),
    );
  });

  it('keeps references and their definitions together', async () => {
    const body = "[o'z], [matn][o'z]\n\n[o'z]: https://example.org/o'z";
    expect(await fixedText(newsText(body))).toBe(
      newsText("[oʻz], [matn][oʻz]\n\n[oʻz]: https://example.org/o'z"),
    );
  });

  it('reads two ` within words as apostrophes', async () => {
    expect(await fixedText(newsText('O`qish va o`zbek, `kod`'))).toBe(
      newsText('Oʻqish va oʻzbek, `kod`'),
    );
  });

  it.each([
    ["coverAlt: o'zbek\n", 'coverAlt: oʻzbek\n'],
    ["coverAlt: 'o''zbek kino'\n", "coverAlt: 'oʻzbek kino'\n"],
    ['coverAlt: "o\'zbek"\n', 'coverAlt: "oʻzbek"\n'],
    ["coverAlt: >\n  o'zbek\n  ma'no\n", 'coverAlt: >\n  oʻzbek\n  maʼno\n'],
    ["coverAlt: https://example.org/o'z o'z@example.org\n", undefined],
  ])('rewrites front matter: %j', async (before, after) => {
    expect(await fixedText(newsText('Matn.', before))).toBe(newsText('Matn.', after ?? before));
  });

  it('rewrites uz values of records at any depth, and nothing else', async () => {
    const record = [
      "# o'zgarmas",
      "title: { uz: 'o''qish', ru: \"o'q\", tr: o'q, en: o'clock }",
      'requirements:',
      '  uz:',
      "    - ma'lumot # o'zgarmas",
      "    - 'tog'",
      "  en: [don't]",
      'items:',
      "  - label: { uz: bo'lim }",
    ];
    const dir = await project({ 'vacancies/1-teacher.yaml': record.join('\n') });
    const changes = await fixContent(dir);
    expect(await readFile(join(dir, 'vacancies/1-teacher.yaml'), 'utf8')).toBe(
      record
        .join('\n')
        .replace("'o''qish'", "'oʻqish'")
        .replace("ma'lumot", 'maʼlumot')
        .replace("bo'lim", 'boʻlim'),
    );
    expect(changes.map((one) => one.corrections)).toEqual([
      ["o'qish → oʻqish", "ma'lumot → maʼlumot", "bo'lim → boʻlim"],
    ]);
  });

  it('keeps the byte order mark and Windows line endings', async () => {
    const text = `\uFEFF${newsText("Ta'lim o'zi.", "coverAlt: o'z\n")}`.replaceAll('\n', '\r\n');
    expect(await fixedText(text)).toBe(text.replace("Ta'", 'Taʼ').replaceAll("o'z", 'oʻz'));
  });

  it('leaves nothing to report and nothing more to change', async () => {
    const text = await fixedText(newsText("Ta'lim, bog', ‘kino’ va 😀 o'zbek."));
    expect(
      await problemsOf({ ...news, 'news/1-open-day/index.uz.md': withShared(newsData, text) }),
    ).toEqual([]);
    expect(await fixedText(text)).toBe(text);
  });
});

describe('the pages of articles', () => {
  it.each([
    ['5-14', '5–14'],
    ['"5 - 14"', '"5–14"'],
    ["'5—14'", "'5–14'"],
    ['5–14', '5–14'],
    ['14', '14'],
  ])('%s become %s with --fix', async (pages, expected) => {
    const name = 'journal-issues/1-2026-1.yaml';
    const files = issue({ pages });
    expect(await fixed(files, name)).toBe(`${files[name]}`.replace(pages, expected));
  });
});
