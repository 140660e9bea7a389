import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  checkEntries,
  inEnglish,
  news,
  newsData,
  newsText,
  problemsOf,
  problemsOfBody,
  project,
  withShared,
} from './fixture.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

const small = await image(40, 30);
const wide = await image(12001, 1);
const high = await image(1, 12001);
const largest = await image(12000, 1);
const broad = await image(6001, 10);
const phone = await image(4032, 3024);

const withCover = (cover: string | Uint8Array, name = 'cover.png') => ({
  'news/1-open-day/index.uz.md': withShared(
    `${newsData}cover: ${name}\n`,
    newsText('Matn.', 'coverAlt: Bino\n'),
  ),
  'news/1-open-day/cover.png': cover,
});

describe('images in fields', () => {
  it.each(['cover.png', './cover.png', '../1-open-day/cover.png'])('finds %s', async (name) => {
    expect(await problemsOf(withCover(largest, name))).toEqual([]);
  });

  it.each([
    ['cover.png', 'the image is 12001 × 1 pixels; at most 12000 are allowed', wide],
    ['cover.png', 'the image is 1 × 12001 pixels; at most 12000 are allowed', high],
    ['cover.pdf', 'this is not the name of an image', small],
    ['covr.png', 'there is no such file. Did you mean “cover.png”?', small],
    ['/cover.png', 'there is no such file', small],
  ])('refuses %s: %s', async (name, expected, cover) => {
    expect(await problemsOf(withCover(cover, name))).toEqual([
      expect.objectContaining({
        field: 'cover',
        line: 7,
        message: expect.stringContaining(expected),
      }),
    ]);
  });

  it('refuses a file that is too large', async () => {
    const heavy = Buffer.concat([small, Buffer.alloc(25_000_001)]);
    const [problem] = await problemsOf(withCover(heavy));
    expect(problem?.message).toContain('the file has 26 MB; at most 25 MB are allowed.');
  });

  it.each([
    ['a phone’s', phone, []],
    ['a very wide one', broad, [expect.stringContaining('6001 × 10 pixels, 1 MB')]],
    [
      'a heavy one',
      Buffer.concat([phone, Buffer.alloc(10_000_001)]),
      [expect.stringContaining(' pixels, 11 MB')],
    ],
  ])('accepts pictures, some with a warning: %s', async (_, cover, expected) => {
    const { problems, warnings } = await checkEntries(await project(withCover(cover)));
    expect(problems).toEqual([]);
    expect(warnings.map((warning) => inEnglish(warning).message)).toEqual(expected);
  });

  it('needs coverAlt in every text when there is a cover', async () => {
    const files = { ...withCover(small), 'news/1-open-day/index.ru.md': newsText() };
    expect(await problemsOf(files)).toEqual([
      expect.objectContaining({ file: 'news/1-open-day/index.ru.md', field: 'coverAlt' }),
    ]);
    expect(await problemsOf(news)).toEqual([]);
  });
});

describe('images in bodies', () => {
  const files = { 'news/1-open-day/hall 1.png': small, '/public/images/map.png': small };

  it.each([
    '![Zal](hall%201.png)',
    '![Zal](<./hall 1.png> "Katta zal")',
    '![Zal][hall]\n\n[hall]: hall%201.png',
    '![Xarita](/images/map.png)',
  ])('accepts %s', async (body) => {
    expect(await problemsOfBody(body, files)).toEqual([]);
  });

  it.each([
    ['![Zal](/images/lost.png)', 'there is no such file'],
    ['![Zal][hall]\n\n[hall]: lost.png', 'there is no such file'],
    ['![Zal](https://example.org/a.png)', 'images are kept in the folder of their entry'],
    ['![Zal](data:image/png;base64,AAAA)', 'images are kept in the folder of their entry'],
    ['![Zal](hall 1.png)', 'is not read as one'],
    ['![ ](hall%201.png)', 'no description for readers'],
  ])('refuses %s', async (body, expected) => {
    expect(await problemsOfBody(body, files)).toEqual([
      expect.objectContaining({
        field: 'body',
        line: 8,
        message: expect.stringContaining(expected),
      }),
    ]);
  });

  it('reports an image that is too large', async () => {
    const [problem] = await problemsOfBody('![Zal](w.png)', { 'news/1-open-day/w.png': wide });
    expect(problem?.message).toContain('12001 × 1 pixels');
  });
});
