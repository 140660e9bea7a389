import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/content-check/fix.ts';
import { checkEntries, inEnglish, newsData, newsText, project, withShared } from './fixture.ts';

const file = 'news/1-a/index.uz.md';
const withBody = (body: string) => withShared(newsData, newsText(body));
const withTitle = (title: string) =>
  withShared(newsData, newsText().replace('title: Ochiq eshiklar kuni', `title: ${title}`));

/** The findings in a file: the problems, and the warnings with `~`. */
async function saidOf(source: string) {
  const { problems, warnings } = await checkEntries(await project({ [file]: source }));
  const inWords = (sign: string) => (problem: Parameters<typeof inEnglish>[0]) => {
    const { field = '', line = '', read = '', message } = inEnglish(problem);
    return `${sign}${line} ${field} ${read} ${message}`;
  };
  return [...problems.map(inWords('')), ...warnings.map(inWords('~'))];
}

async function fixed(source: string): Promise<string> {
  const dir = await project({ [file]: source });
  await fixContent(dir);
  return readFile(join(dir, file), 'utf8');
}

const parts = (...found: string[]) => found.map((part) => expect.stringContaining(part));

describe('characters that nobody sees', () => {
  it('are refused where they only join or part words, in fields and texts', async () => {
    const body = 'Bir xatboshi.\n\nMana ta\u00adlim va 1\u2011kurs, 104-\u2060xona.\n\nki&shy;tob';
    const source = withBody(body)
      .replace('Kun tartibi va', '"Kun tar\\u00ADtibi"')
      .replace(/ manzil/, '');
    const message = 'has a character that is not seen';
    expect(await saidOf(source)).toEqual(
      parts(
        `10 body “ta[U+00AD]lim”, “1[U+2011]kurs,” and “104-[U+2060]xona.” this word ${message}`,
        `12 body “ki[U+00AD]tob” this word ${message}`,
        `3 summary “tar[U+00AD]tibi” this word ${message}`,
      ),
    );
    expect(await fixed(source)).toBe(
      source
        .replace('ta\u00adlim va 1\u2011kurs, 104-\u2060xona', 'talim va 1-kurs, 104-xona')
        .replace('ki&shy;tob', 'kitob')
        .replace('tar\\u00ADtibi', 'tartibi'),
    );
  });

  it.each([
    ['U+202E', 'Ya\u202Engi\u202C bino', 'Ya[U+202E]ngi[U+202C]'],
    ['U+200B', 'Yangi\u200B bino', 'Yangi[U+200B]'],
    ['U+200E', 'Yangi \u200E bino', '[U+200E]'],
    ['U+FEFF', '\uFEFFYangi', '[U+FEFF]Yangi'],
    ['U+2066', '\u2066Yangi\u2069', '[U+2066]Yangi[U+2069]'],
    ['U+061C', 'Yangi\u061C', 'Yangi[U+061C]'],
    ['U+2063', 'Yan\u2063gi', 'Yan[U+2063]gi'],
    ['U+200D', 'Yan\u200Dgi', 'Yan[U+200D]gi'],
    ['U+200C', 'Yan\u200Cgi', 'Yan[U+200C]gi'],
    ['U+FE0F', 'Yan\uFE0Fgi', 'Yan[U+FE0F]gi'],
    ['U+3164', 'Yangi\u3164', 'Yangi[U+3164]'],
    ['U+E0041', 'Yangi\u{E0041}', 'Yangi[U+E0041]'],
    ['U+FFFC', 'Yangi\uFFFC', 'Yangi[U+FFFC]'],
    ['a reference of HTML', 'Yangi&lrm; b&#x200b;ino', 'Yangi[U+200E]'],
  ])('are warned of with their place: %s', async (_, words, read) => {
    for (const [source, field] of [
      [withBody(`${words}.`), '8 body'],
      [withTitle(words), '2 title'],
    ] as const) {
      const [said = '', ...more] = await saidOf(source);
      expect(more).toEqual([]);
      expect(said).toContain(`~${field} “${read}`);
      expect(said).toContain('a mark that nobody sees');
      expect(await saidOf(await fixed(source))).toEqual([]);
    }
  });

  it.each([
    ['Persian and Urdu', 'می\u200Cخواهم، کتاب\u200Cها'],
    ['Persian in references', 'می&zwnj;خواهم'],
    ['Hindi', 'क्\u200Dष और श्री\u200C'],
    ['emoji', '👩🏽‍⚕️ 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🏳️‍🌈 ☎️ 🇺🇿'],
    ['spaces that don’t break, and plain hyphens', '10\u00a0% va 1-kurs, 5\u202F000'],
  ])('stay in %s', async (_, words) => {
    const source = withBody(words);
    expect(await saidOf(source)).toEqual([]);
    expect(await fixed(source)).toBe(source);
  });

  it('are found in the line that a page begins with, and in comments', async () => {
    expect(await fixed(`\uFEFF\uFEFF${withBody('Matn.')}`)).toBe(`\uFEFF${withBody('Matn.')}`);
  });
});

describe('a space that doesn’t break', () => {
  it.each([
    ['##\u00A0Kun tartibi', 'readers would see the # signs.'],
    ['Matn.\n\n#\u00A0Kun tartibi', 'readers would see the # signs.'],
    ['-\u00A0birinchi\n-\u00A0ikkinchi', 'readers would see the sign of the list'],
    ['*\u202Fbirinchi', 'readers would see the sign of the list'],
  ])('makes no heading and no list: %j', async (body, expected) => {
    expect((await saidOf(withBody(body)))[0]).toContain(expected);
  });
});

describe('control characters', () => {
  it.each([
    ['a', 'Bir\u0007 ikki', 'Bir[U+0007]', 'Bir ikki'],
    ['a', 'Bir\u000Bikki', 'Bir[U+000B]ikki', 'Bir ikki'],
    ['a', 'Bir\u0085ikki', 'Bir[U+0085]ikki', 'Bir ikki'],
    ['a', 'Bir\u0091ikki', 'Bir[U+0091]ikki', 'Birikki'],
    ['a', 'Bir\uFFFEikki', 'Bir[U+FFFE]ikki', 'Birikki'],
    ['a', 'Bir\u{1FFFF}ikki', 'Bir[U+1FFFF]ikki', 'Birikki'],
    ['as a reference', 'Bir&#12;ikki', 'Bir[U+000C]ikki', 'Bir ikki'],
    ['as a reference', 'Bir&#xD800;ikki', 'Bir[U+D800]ikki', 'Birikki'],
  ])('stop a build, in a text (%s) %j', async (_, words, read, after) => {
    const source = withBody(words);
    expect(await saidOf(source)).toEqual(parts(`8 body “${read}” this has a control character`));
    expect(await fixed(source)).toBe(withBody(after));
  });

  it.each([
    ['"Bir\\u0007ikki"', 'Bir[U+0007]ikki', '"Birikki"'],
    ['"Bir\\fikki"', 'Bir[U+000C]ikki', '"Bir ikki"'],
    ['"Bir\\x1bikki"', 'Bir[U+001B]ikki', '"Birikki"'],
    ['"Bir\\0"', 'Bir[U+0000]', '"Bir"'],
    ['"Bir\\uD83Dikki"', 'Bir[U+D83D]ikki', '"Birikki"'],
    ['"Bir\\U0000FFFF"', 'Bir[U+FFFF]', '"Bir"'],
  ])('stop a build, in a value %s', async (title, read, after) => {
    const source = withTitle(title);
    expect(await saidOf(source)).toEqual(parts(`2 title “${read}” this has a control character`));
    expect(await fixed(source)).toBe(withTitle(after));
  });

  it.each(['"Kun \\uD83D\\uDE00 \\\\u0007"', "'Kun \\u0007'", 'Kun \\u0007', '"Bir\\tikki\\nuch"'])(
    'are not seen in %s',
    async (title) => {
      expect(await saidOf(withTitle(title))).toEqual([]);
    },
  );

  it('are taken out of fields that can’t be read for them, and of a text’s lines', async () => {
    const source = withTitle('Ochiq\u0002 kun').replaceAll('\n', '\r\n');
    const after = source.replace('\u0002', '');
    expect(await saidOf(source)).toEqual(parts('2   column 13: there is an invisible control'));
    expect(await fixed(source)).toBe(after);
    expect(await fixed(after.replaceAll('\r\n', '\r'))).toBe(after.replaceAll('\r\n', '\n'));
  });
});

it('a sign of one font is warned of, and left to its author', async () => {
  const source = withBody('\uF0B7 birinchi band');
  expect(await saidOf(source)).toEqual(parts('~8 body “[U+F0B7]” this sign is in one font only'));
  expect(await fixed(source)).toBe(source);
});

it('a letter that was lost is warned of, and left to its author', async () => {
  const source = withTitle('Ta�lim');
  expect(await saidOf(source)).toEqual(parts('~2 title “Ta�lim” the sign � stands for a letter'));
  expect(await fixed(source)).toBe(source);
});
