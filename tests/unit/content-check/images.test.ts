import { crc32 } from 'node:zlib';
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

/** A picture that hardly compresses, so that half of its file holds half of the picture. */
const noise = sharp({
  create: {
    width: 1300,
    height: 900,
    channels: 3,
    background: 'navy',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
});
const pictures = {
  webp: await noise.clone().webp().toBuffer(),
  png: await noise.clone().png().toBuffer(),
  avif: await noise.clone().avif({ effort: 0 }).toBuffer(),
  gif: await noise.clone().gif({ effort: 1 }).toBuffer(),
  tiff: await noise.clone().tiff().toBuffer(),
  jpeg: await noise.clone().jpeg().toBuffer(),
  progressive: await noise.clone().jpeg({ progressive: true }).toBuffer(),
  cmyk: await noise.clone().toColourspace('cmyk').jpeg().toBuffer(),
  deep: await noise.clone().toColourspace('rgb16').png().toBuffer(),
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0mif1heic`, 'latin1');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"><path d="M0 0"/></svg>';

describe('what an image file is', () => {
  it.each<[string, string, Uint8Array | string]>([
    ['WebP', 'cover.jpg', pictures.webp],
    ['PNG', 'cover.jpeg', pictures.png],
    ['AVIF', 'cover.png', pictures.avif],
    ['GIF', 'cover.webp', pictures.gif],
    ['TIFF', 'cover.jpg', pictures.tiff],
    ['JPEG', 'COVER.PNG', pictures.jpeg],
    ['a progressive JPEG', 'cover.jpg', pictures.progressive],
    ['a JPEG of CMYK', 'cover.jpg', pictures.cmyk],
    ['a PNG of 16 bits', 'cover.png', pictures.deep],
    ['SVG', 'cover.svg', svg],
  ])('its bytes tell: %s called %s', async (_, name, bytes) => {
    const { problems, warnings } = await checkEntries(
      await project({ ...withCover('', name), [`news/1-open-day/${name}`]: bytes }),
    );
    expect(problems.map(inEnglish)).toEqual([]);
    expect(warnings.map(inEnglish).filter(({ file }) => file.endsWith('.md'))).toEqual([]);
  });

  it.each<[string, string, Uint8Array | string]>([
    ['half a JPEG', 'a part of this picture is missing', half(pictures.jpeg)],
    ['half a PNG', 'a part of this picture is missing', half(pictures.png)],
    ['half a WebP', 'a part of this picture is missing', half(pictures.webp)],
    ['half a GIF', 'a part of this picture is missing', half(pictures.gif)],
    ['half an AVIF', 'a part of this picture is missing', half(pictures.avif)],
    ['the head of a JPEG', 'a part of this picture is missing', Buffer.from([0xff, 0xd8, 0xff])],
    ['nothing', 'this file is empty', ''],
    ['zeros', 'this file is empty', Buffer.alloc(5000)],
    ['HEIC', 'this is an iPhone’s picture (HEIC)', brand('heic')],
    ['HEIF', 'this is an iPhone’s picture (HEIC)', brand('mif1')],
    ['MP4', 'it is a video', brand('isom')],
    ['PDF', 'it is a document (PDF)', '%PDF-1.4\n1 0 obj'],
    ['Word', 'it is a document (Word, ZIP)', 'PK\u0003\u0004word/document.xml'],
    ['a page', 'it is a web page', '\n<!DOCTYPE html><title>404</title>'],
    [
      'a pointer',
      'a picture that is kept elsewhere (Git LFS)',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0',
    ],
    ['text', 'this file is not an image', 'rasm'],
    ['a bitmap', 'this file is not an image', `BM${'\0'.repeat(100)}`],
  ])('is said with what to do: %s', async (_, expected, bytes) => {
    expect(await problemsOf({ ...withCover('', 'a.jpg'), 'news/1-open-day/a.jpg': bytes })).toEqual(
      [expect.objectContaining({ field: 'cover', message: expect.stringContaining(expected) })],
    );
  });

  it('is an SVG where it is called so, as the build reads it', async () => {
    expect(await problemsOf(withCover(small, 'cover.png'))).toEqual([]);
    expect(await problemsOf({ ...withCover('', 'a.svg'), 'news/1-open-day/a.svg': small })).toEqual(
      [
        expect.objectContaining({
          message: expect.stringContaining('its name must not end in .svg'),
        }),
      ],
    );
  });

  it('has its size said, however large it is', async () => {
    const huge = Buffer.from(small);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(20_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const [problem] = await problemsOf(withCover(huge));
    expect(problem?.message).toContain('the image is 30000 × 20000 pixels; at most 12000');
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
