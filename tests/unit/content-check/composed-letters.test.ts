import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fixContent } from '../../../src/content-check/fix.ts';
import { checkEntries, inEnglish, newsData, newsText, project, withShared } from './fixture.ts';

const file = 'news/1-a/index.uz.md';

it.each([
  ['title', 2, (words: string) => newsText().replace('Ochiq', words)],
  ['body', 8, (words: string) => newsText(`${words} matn.`)],
])('letters of two characters are warned of and corrected: %s', async (field, line, text) => {
  const source = (words: string) => withShared(newsData, text(words));
  const dir = await project({ [file]: source('Йод, Gu\u0308l \u212B'.normalize('NFD')) });
  const { problems, warnings } = await checkEntries(dir);
  expect(problems).toEqual([]);
  expect(warnings.map(inEnglish)).toMatchObject([
    { field, line, read: '“И[U+0306]од”', message: expect.stringContaining('Write “Йод”.') },
    { field, line, read: '“Gu[U+0308]l”' },
    { field, line, read: '“A[U+030A]”' },
  ]);
  await fixContent(dir);
  expect(await readFile(join(dir, file), 'utf8')).toBe(source('Йод, Gül Å'));
});

it('ligatures of PDFs and bold letters are corrected', async () => {
  const dir = await project({
    [file]: withShared(newsData, newsText('ﬁnal oﬃs, 𝗬𝗮𝗻𝗴𝗶 Ｏchiq, №5 x² ½.')),
  });
  await fixContent(dir);
  expect(await readFile(join(dir, file), 'utf8')).toContain('final offis, Yangi Ochiq, №5 x² ½.');
});

it('letters that have no single character stay', async () => {
  const source = withShared(newsData, newsText('М\u0301ать, g\u0303, क्षि.'));
  const dir = await project({ [file]: source });
  await fixContent(dir);
  expect(await readFile(join(dir, file), 'utf8')).toBe(source);
});

const photo = await sharp({
  create: { width: 1300, height: 10, channels: 3, background: 'navy' },
})
  .jpeg()
  .toBuffer();

/** The messages on an item with a cover and a picture in its text, both named `name`. */
async function saidOfPicture(name: string, stored: string) {
  const text = newsText(`Matn.\n\n![Zal](${encodeURI(name)})`, 'coverAlt: Bino\n');
  const source = withShared(`${newsData}cover: ${name}\n`, text);
  const dir = await project({ [file]: source, [`news/1-a/${stored}`]: photo });
  const { problems, warnings } = await checkEntries(dir);
  await fixContent(dir);
  expect(await readFile(join(dir, file), 'utf8')).toBe(source);
  return [...problems, ...warnings].map((problem) => inEnglish(problem).message);
}

it.each([
  ['a space of a screenshot', 'Screenshot at 8.55.11 PM.jpg', 'Screenshot at 8.55.11\u202FPM.jpg'],
  ['a space that doesn’t break', 'Snímek v 13.05.jpg', 'Snímek v\u00A013.05.jpg'],
  ['a mark that nobody sees', 'cover.jpg', 'cover\u200B.jpg'],
  ['a letter of another alphabet', 'cover.jpg', 'c\u043Ever.jpg'],
])('a picture’s name looks the same, but for %s', async (_, name, stored) => {
  const message = expect.stringContaining(`there is a file “${name}”, whose name looks the same`);
  expect(await saidOfPicture(name, stored)).toEqual([message, message]);
});

it.each(['a?b.jpg', 'a#b.jpg'])('a picture’s name has no sign of addresses: %s', async (name) => {
  const written = `./${name}`;
  const source = withShared(`${newsData}cover: "${written}"\n`, newsText('Matn.', 'coverAlt: A\n'));
  const dir = await project({ [file]: source, [`news/1-a/${name}`]: photo });
  const { problems } = await checkEntries(dir);
  expect(problems.map((problem) => inEnglish(problem).message)).toEqual([
    expect.stringContaining('Rename the file'),
  ]);
});

it.each(['café.jpg', 'ўй.jpg', 'ağaç-şekli.jpg'])(
  'a picture is found by its name in letters of one character or of two: %s',
  async (name) => {
    const [nfc, nfd] = [name.normalize('NFC'), name.normalize('NFD')];
    for (const form of [nfc, nfd]) {
      for (const stored of [nfc, nfd]) expect(await saidOfPicture(form, stored)).toEqual([]);
    }
  },
);

it('a picture of public/ is found by the very characters of its address', async () => {
  const [nfc, nfd] = ['café.jpg'.normalize('NFC'), 'café.jpg'.normalize('NFD')];
  const source = withShared(newsData, newsText(`![Zal](/images/${encodeURI(nfc)})`));
  const dir = await project({ [file]: source, [`/public/images/${nfd}`]: photo });
  const { problems } = await checkEntries(dir);
  expect(problems.map((problem) => inEnglish(problem).message)).toEqual([
    expect.stringContaining('whose name looks the same'),
  ]);
});

it('a picture that is too large is told by a name in other letters, too', async () => {
  const wide = await sharp({ create: { width: 6001, height: 9, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  const source = withShared(newsData, newsText(`![Zal](${'é'.normalize('NFC')}.jpg)`));
  const dir = await project({ [file]: source, [`news/1-a/${'é'.normalize('NFD')}.jpg`]: wide });
  const { warnings } = await checkEntries(dir);
  expect(warnings.map((warning) => inEnglish(warning).message)).toEqual([
    expect.stringContaining('6001 × 9 pixels'),
  ]);
});
