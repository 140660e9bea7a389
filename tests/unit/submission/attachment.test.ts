import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../netlify/functions/_shared/reference.ts';
import type { FileProblem } from '../../../src/forms/codes.ts';
import { problemOf, stored } from './attached.ts';
import { picture, shown } from './pictures.ts';

/** The metadata of a phone's image. */
const metadata = {
  IFD0: { Make: 'SecretPhone', Copyright: 'Anora' },
  IFD2: { DateTimeOriginal: '2026:11:21 08:00:00' },
  IFD3: { GPSLatitude: '40/1 23/1 0/1', GPSLatitudeRef: 'N' },
};

const phonePhoto = (orientation: number) =>
  picture().withExif(metadata).withMetadata({ orientation, exif: metadata }).jpeg();

describe('a JPEG image', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of orientation %i looks the same', async (orientation) => {
    const content = await phonePhoto(orientation).toBuffer();
    expect(content.toString('latin1')).toMatch(/SecretPhone/);
    const { type, bytes, size, sha256: sum } = await stored(content);
    expect(type).toBe('image/jpeg');
    expect((await sharp(bytes).metadata()).orientation).toBe(
      orientation === 1 ? undefined : orientation,
    );
    expect((await shown(bytes)).equals(await shown(content))).toBe(true);
    expect([size, sum]).toEqual([bytes.length, sha256(bytes)]);
  });

  it('loses its maker, place and time', async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>';
    const content = await phonePhoto(6).withXmp(xmp).toBuffer();
    const comment = Buffer.from('\xff\xfe\0\x08secret', 'latin1');
    const photoshop = Buffer.from('\xff\xed\0\x08secret', 'latin1');
    const parts = [content.subarray(0, 2), comment, photoshop, content.subarray(2)];
    const { bytes } = await stored(Buffer.concat([...parts, Buffer.from('a film: secret')]));
    expect(bytes.toString('latin1')).not.toMatch(/secret|2026|Anora|xmp/i);
    const { exif } = await sharp(bytes).metadata();
    expect(exif?.length).toBe(32);
  });

  it('with damaged Exif data is not read beyond their end', async () => {
    const content = await phonePhoto(6).toBuffer();
    const at = content.indexOf('Exif');
    for (const [offset, value] of [
      [10, 0xffffffff],
      [14, 0xffffffff],
      [6, 0],
      [18, 0xffffffff],
    ] as const) {
      const damaged = Buffer.from(content);
      damaged.writeUInt32LE(value, at + offset);
      expect((await stored(damaged)).type).toBe('image/jpeg');
    }
  });
});

describe('a PNG image', () => {
  it('keeps its colours and loses its metadata', async () => {
    const content = await picture()
      .withExif(metadata)
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .png({ palette: false })
      .toBuffer();
    expect(content.toString('latin1')).toMatch(/SecretPhone/);
    const {
      type,
      bytes,
      size,
      sha256: sum,
    } = await stored(Buffer.concat([content, Buffer.from('secret')]));
    expect(type).toBe('image/png');
    expect(bytes.toString('latin1')).not.toMatch(/secret|2026|Anora|xmp/i);
    expect((await shown(bytes)).equals(await shown(content))).toBe(true);
    expect([size, sum]).toEqual([bytes.length, sha256(bytes)]);
  });
});

describe('rejects', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const jpeg = () => phonePhoto(6).toBuffer();
  const png = () => picture().png().toBuffer();
  const pdf = () => readFileSync('tests/site/public/documents/contract-specimen-en.pdf');
  it.each<[FileProblem, string, () => Promise<Buffer> | Buffer]>([
    [
      'damaged',
      'a script behind the head of a PDF',
      () => latin1('%PDF-1.7\n<script>alert(1)</script>'),
    ],
    ['damaged', 'half a PDF', () => pdf().subarray(0, pdf().length / 2)],
    ['damaged', 'the head of a JPEG with Exif data', async () => (await jpeg()).subarray(0, 300)],
    ['damaged', 'a JPEG without an image', () => latin1('\xff\xd8\xff\xd9')],
    [
      'damaged',
      'a JPEG of no height',
      async () => {
        const content = Buffer.from(await jpeg());
        content.writeUInt16BE(0, content.indexOf(Buffer.from('ffc0', 'hex')) + 5);
        return content;
      },
    ],
    [
      'damaged',
      'a JPEG with endless segments',
      () => latin1(`\xff\xd8${'\xff\xfe\0\x02'.repeat(20_000)}\xff\xd9`),
    ],
    ['damaged', 'a JPEG in a JPEG', () => latin1('\xff\xd8\xff\xd8\xff\xd9')],
    ['damaged', 'the head of a PNG', async () => (await png()).subarray(0, 50)],
    [
      'damaged',
      'a PNG with a wrong checksum',
      async () => {
        const content = Buffer.from(await png());
        content[20] = 9;
        return content;
      },
    ],
    [
      'damaged',
      'a PNG without image data',
      () => latin1('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82'),
    ],
    ['found', 'a GIF', () => picture().gif().toBuffer()],
    ['found', 'an SVG', () => latin1('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['type', 'one byte', () => latin1('\xff')],
    ['type', 'two bytes', () => latin1('\xff\xd8')],
  ])('as %s %s', async (problem, _, make) => {
    expect(await problemOf(await make())).toBe(problem);
  });
});

it('an image that is damaged anywhere is accepted or rejected', async () => {
  const samples = [
    await phonePhoto(6).toBuffer(),
    await picture().withExif(metadata).png().toBuffer(),
  ];
  const damage = fc.tuple(
    fc.constantFrom(...samples),
    fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1, maxLength: 4 }),
    fc.nat(4000),
  );
  await fc.assert(
    fc.asyncProperty(damage, async ([sample, changes, cut]) => {
      const content = Buffer.from(sample.subarray(0, cut % 3 === 0 ? cut : sample.length));
      for (const [at, value] of changes) content[at % Math.max(1, content.length)] = value;
      expect([undefined, 'empty', 'type', 'found', 'damaged', 'huge']).toContain(
        await problemOf(content),
      );
    }),
    { numRuns: 500, seed: 20261122 },
  );
});
