import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Three horizontal stripes, so that a rotated image can be recognized. */
export const picture = (width = 60, height = 40): Sharp =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="33%" fill="red"/><rect y="33%" width="50%" height="33%" fill="lime"/><rect y="66%" width="100%" height="33%" fill="blue"/></svg>`,
    ),
  );

/** The pixels that a viewer, which reports no blemish, shows of an image, in sRGB. */
export const shown = async (content: Uint8Array): Promise<Buffer> =>
  sharp(content, { failOn: 'error' }).autoOrient().toColourspace('srgb').raw().toBuffer();

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A JPEG segment. */
export function segment(kind: number, content: string | Buffer): Buffer {
  const data = typeof content === 'string' ? latin1(content) : content;
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG with parts put behind its first marker. */
export const withSegments = (jpeg: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

/** A PNG chunk. */
export function chunk(type: string, content: string | Buffer): Buffer {
  const data = typeof content === 'string' ? latin1(content) : content;
  const bytes = Buffer.concat([Buffer.alloc(4), latin1(type), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length, 0);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** The length of a PNG's signature and header. */
const headLength = 8 + 25;

/** A PNG with chunks put behind its header. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, headLength), ...chunks, png.subarray(headLength)]);

/** A PNG's profile chunk. */
export const profileChunk = (name: string, profile: Buffer): Buffer =>
  chunk('iCCP', Buffer.concat([latin1(`${name}\0\0`), deflateSync(profile)]));

/** Exif data of an orientation, in either order of bytes. */
export function exif(orientation: number, order: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write(order, 'latin1');
  const uint16 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  for (const [at, value] of [
    [2, 42],
    [order === 'II' ? 4 : 6, 8],
    [8, 1],
    [10, 0x0112],
    [12, 3],
    [order === 'II' ? 14 : 16, 1],
    [18, orientation],
  ] as const)
    uint16(value, at);
  return tiff;
}

/** A stereo camera's file: two whole pictures, the first with a directory of both (CIPA DC-007). */
export async function multiPicture(): Promise<Buffer> {
  const [first, second] = [
    await picture().jpeg().toBuffer(),
    await picture(30, 20).jpeg().toBuffer(),
  ];
  return Buffer.concat([withSegments(first, segment(0xe2, 'MPF\0II*\0\x08\0\0\0\0\0')), second]);
}

/** A PNG of an empty image of this size, as its header says. */
export async function claimedSize(width: number, height: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(headLength)]);
}
