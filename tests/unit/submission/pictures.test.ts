import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/forms/limits.ts';
import { problemOf, stored } from './attached.ts';
import {
  chunk,
  claimedSize,
  exif,
  latin1,
  multiPicture,
  picture,
  profileChunk,
  segment,
  shown,
  withChunks,
  withSegments,
} from './pictures.ts';

const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png({ palette: false }).toBuffer();
const concat = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));
const read = (name: string) => readFileSync(`tests/documents/${name}`);
const withTextAtEnd = (content: Buffer) =>
  concat(content.subarray(0, -12), chunk('tEXt', 'Comment\0secret'), content.subarray(-12));
const write = (format: (picture: Sharp) => Sharp) => () => format(picture()).toBuffer();

describe('a picture that browsers show is stored whole and upright:', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a JPEG', jpeg],
    ['a progressive JPEG', write((it) => it.jpeg({ progressive: true }))],
    ['a JPEG by mozjpeg', write((it) => it.jpeg({ mozjpeg: true }))],
    ['a JPEG of full colour', write((it) => it.jpeg({ chromaSubsampling: '4:4:4' }))],
    ['a JPEG in grey', write((it) => it.greyscale().jpeg())],
    ['a JPEG in CMYK', write((it) => it.toColourspace('cmyk').jpeg())],
    [
      'a JPEG in CMYK with a profile',
      write((it) => it.toColourspace('cmyk').withIccProfile('cmyk').jpeg()),
    ],
    ['a JPEG in CMYK by ImageMagick', () => read('imagemagick-cmyk.jpg')],
    ['a JPEG of Display P3', write((it) => it.withIccProfile('p3').jpeg())],
    ['a JPEG with restart marks', () => read('cjpeg-restarts.jpg')],
    ['a JPEG in several pictures', multiPicture],
    ['a JPEG with a film behind it', async () => concat(await jpeg(), '\0\0\0\x18ftypmp42')],
    [
      'a JPEG with bytes between its segments',
      async () => withSegments(await jpeg(), segment(0xfe, 'a'), latin1('\0\0ab')),
    ],
    ['a JPEG with fill bytes', async () => withSegments(await jpeg(), Buffer.alloc(9, 0xff))],
    [
      'a JPEG with a thumbnail',
      async () =>
        withSegments(await jpeg(), segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01abc`)),
    ],
    ['a PNG', png],
    ['a PNG of 16 bits', write((it) => it.toColourspace('rgb16').png())],
    ['a PNG of 16 bits by ImageMagick', () => read('imagemagick-16-bit.png')],
    ['an interlaced PNG by ImageMagick', () => read('imagemagick-interlaced.png')],
    ['an interlaced PNG', write((it) => it.png({ progressive: true }))],
    ['a PNG with a palette', write((it) => it.png({ palette: true, colours: 4 }))],
    ['a PNG with transparency', write((it) => it.ensureAlpha(0.5).png())],
    ['a PNG in grey', write((it) => it.greyscale().png())],
    ['a PNG of Display P3', write((it) => it.withIccProfile('p3').png())],
    ['a PNG with bytes behind it', async () => concat(await png(), Buffer.alloc(99))],
    [
      'a PNG with a damaged text',
      async () => {
        const text = chunk('tEXt', 'Comment\0secret');
        text.writeUInt8(0, 20);
        return withChunks(await png(), text);
      },
    ],
  ])('%s', async (_, make) => {
    const content = await make();
    const { bytes } = await stored(content);
    expect((await shown(bytes)).equals(await shown(content))).toBe(true);
    const [before, after] = [await sharp(content).metadata(), await sharp(bytes).metadata()];
    expect([after.width, after.height, after.depth]).toEqual([
      before.width,
      before.height,
      before.depth,
    ]);
  });

  it('the pixels that are compared depend on a profile', async () => {
    const content = await picture().withIccProfile('p3').png().toBuffer();
    const at = content.indexOf('iCCP') - 4;
    const end = at + 12 + content.readUInt32BE(at);
    const without = Buffer.concat([content.subarray(0, at), content.subarray(end)]);
    expect((await shown(without)).equals(await shown(content))).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turned by Exif orientation %i', async (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const data = exif(orientation, order);
      const exifSegment = segment(0xe1, concat('Exif\0\0', data));
      for (const content of [
        withSegments(await jpeg(), exifSegment),
        withChunks(await png(), chunk('eXIf', data)),
      ]) {
        const { bytes } = await stored(content);
        const { orientation: after } = await sharp(bytes).metadata();
        expect(after ?? 1).toBe(orientation);
        expect((await shown(bytes)).equals(await shown(content))).toBe(true);
      }
    }
  });
});

/** Whether a picture that lacks its last bytes is refused as damaged, or decodes to the same pixels. */
async function withoutLast(count: number, content: Buffer): Promise<'damaged' | 'same' | 'other'> {
  const cut = content.subarray(0, content.length - count);
  if ((await problemOf(cut)) === 'damaged') return 'damaged';
  const { bytes } = await stored(cut);
  return (await shown(bytes)).equals(await shown(content)) ? 'same' : 'other';
}

describe('a picture that was cut off is stored whole if only its end is missing, else refused:', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, endBytes: number]>([
    ['a JPEG', jpeg, 2],
    ['a JPEG of full colour', write((it) => it.jpeg({ chromaSubsampling: '4:4:4' })), 2],
    ['a JPEG of its own codes', write((it) => it.jpeg({ optimizeCoding: true })), 2],
    ['a JPEG in grey', write((it) => it.greyscale().jpeg()), 2],
    ['a JPEG in CMYK', write((it) => it.toColourspace('cmyk').jpeg()), 2],
    ['a JPEG with restart marks', () => read('cjpeg-restarts.jpg'), 2],
    ['a progressive JPEG', write((it) => it.jpeg({ progressive: true })), 0],
    ['a PNG', png, 12],
    ['an interlaced PNG', write((it) => it.png({ progressive: true })), 12],
    ['a PNG of 16 bits', write((it) => it.toColourspace('rgb16').png()), 12],
    ['a PNG with a text at its end', async () => withTextAtEnd(await png()), 12 + 12 + 14],
  ])('%s', async (_, make, endBytes) => {
    const content = await make();
    const counts = Array.from({ length: 60 }, (_, index) => index + 1);
    const told = await Promise.all(counts.map((count) => withoutLast(count, content)));
    expect(told).toEqual(counts.map((count) => (count <= endBytes ? 'same' : 'damaged')));
    for (const share of [0.9, 0.5, 0.2]) {
      expect(await withoutLast(Math.ceil(content.length * share), content)).toBe('damaged');
    }
  });

  it('a PNG whose pixels end with one of its blocks', async () => {
    const whole = await png();
    const at = whole.indexOf('IDAT') - 4;
    const data = whole.subarray(at + 8, at + 8 + whole.readUInt32BE(at));
    const half = chunk('IDAT', data.subarray(0, data.length / 2));
    expect(await problemOf(concat(whole.subarray(0, at), half))).toBe('damaged');
  });

  it('a JPEG with the rest of its disk’s block instead of its last rows', async () => {
    const whole = await jpeg();
    expect(await problemOf(concat(whole.subarray(0, -40), Buffer.alloc(500)))).toBe('damaged');
  });
});

describe('a picture that would fill a computer is refused:', () => {
  const bomb = (size: number) => {
    const profile = Buffer.alloc(size);
    profile.write('acsp', 36);
    return profile;
  };
  it.each<[string, () => Promise<Buffer>]>([
    ['a PNG of more than 100 megapixels', () => claimedSize(10_001, 10_000)],
    ['a PNG of the largest size', () => claimedSize(0x7fffffff, 0x7fffffff)],
    [
      'a JPEG of the largest size',
      async () => {
        const content = Buffer.from(await jpeg());
        content.fill(0xff, content.indexOf('ffc0', 'hex') + 5, content.indexOf('ffc0', 'hex') + 9);
        return content;
      },
    ],
    [
      'a PNG of 60 pixels with a profile of 200 MB',
      async () => withChunks(await png(), profileChunk('sRGB', bomb(200_000_000))),
    ],
    [
      'a profile of one byte too many',
      async () => withChunks(await png(), profileChunk('sRGB', bomb(limits.profile + 1))),
    ],
  ])('%s', async (_, make) => {
    expect(await problemOf(await make())).toBe('huge');
  });

  it('but not one of exactly the limits', async () => {
    expect(await problemOf(await claimedSize(10_000, 10_000))).toBeUndefined();
    const profiled = withChunks(await png(), profileChunk('sRGB', bomb(limits.profile)));
    expect(await problemOf(profiled)).toBeUndefined();
  });
});

describe('what is stored says nothing beside the picture:', () => {
  const secret = 'SecretPhone 2026-11-27';
  /** The p3 profile, with the secret in each of its texts, in its header and behind its end. */
  async function profile(): Promise<Buffer> {
    const { icc } = await sharp(await picture().withIccProfile('p3').png().toBuffer()).metadata();
    const copy = Buffer.from(icc ?? []);
    copy.write('Secr', 4, 'latin1');
    copy.write('SecretPhone', 48, 'latin1');
    copy.write('Secr', 80, 'latin1');
    copy.write('SecretPhone', 84, 'latin1');
    const count = copy.readUInt32BE(128);
    for (let at = 132; at < 132 + 12 * count; at += 12) {
      const offset = copy.readUInt32BE(at + 4);
      const type = copy.toString('latin1', offset, offset + 4);
      if (type === 'desc' || type === 'text' || type === 'mluc') {
        copy.write(
          'SecretPhone',
          offset + 12,
          Math.max(0, copy.readUInt32BE(at + 8) - 12),
          'latin1',
        );
      }
    }
    return concat(copy, secret);
  }
  const leaks = /Secr|Phone|2026/;

  it('a JPEG', async () => {
    const colours = segment(0xe2, concat('ICC_PROFILE\0\x01\x01', await profile()));
    const parts = [
      segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${secret}`),
      segment(0xe0, `JFXX\0\x10${secret}`),
      segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0${secret}`),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      colours,
      segment(0xe2, `MPF\0${secret}`),
      segment(0xed, `Photoshop 3.0\0${secret}`),
      segment(0xee, `Adobe\0d\0\0\0\0\x01${secret}`),
      segment(0xee, secret),
      segment(0xc8, secret),
      segment(0xde, secret),
      segment(0xf0, secret),
      segment(0xfd, secret),
      segment(0xfe, secret),
      latin1(secret),
    ];
    const content = concat(withSegments(await jpeg(), ...parts), secret);
    const { bytes } = await stored(content);
    expect(bytes.toString('latin1')).not.toMatch(leaks);
    // Decoders don't know the reserved segments.
    const visible = withSegments(await jpeg(), colours);
    expect((await shown(bytes)).equals(await shown(visible))).toBe(true);
    expect((await sharp(bytes).metadata()).icc).toBeDefined();
  });

  it('a PNG', async () => {
    const parts = [
      profileChunk(secret, await profile()),
      chunk('tEXt', `Comment\0${secret}`),
      chunk('iTXt', `Comment\0\0\0\0\0${secret}`),
      chunk('eXIf', `MM\0*\0\0\0\x08\0\0${secret}`),
      chunk('tIME', Buffer.from('07ea0b1b0c0000', 'hex')),
      chunk('prVt', secret),
    ];
    const content = concat(withChunks(await png(), ...parts), secret);
    const { bytes } = await stored(content);
    expect(bytes.toString('latin1')).not.toMatch(leaks);
    const { icc } = await sharp(bytes).metadata();
    expect(icc?.toString('latin1')).not.toMatch(leaks);
    expect(icc).toBeDefined();
    expect((await shown(bytes)).equals(await shown(content))).toBe(true);
  });

  it('a profile that is none', async () => {
    const content = withChunks(await png(), profileChunk('sRGB', latin1(secret.repeat(20))));
    expect((await stored(content)).bytes.includes('iCCP')).toBe(false);
    const junk = segment(0xe2, `ICC_PROFILE\0\x01\x01${secret.repeat(20)}`);
    expect((await stored(withSegments(await jpeg(), junk))).bytes.includes('ICC_PROFILE')).toBe(
      false,
    );
  });
});
