import { crc32 } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Length, type and checksum of a chunk, in bytes. */
const frame = 12;

/** Chunks beyond which no program goes: 4 MB in the smallest blocks that are usual are some thousands. */
const mostChunks = 10_000;

/** Chunks that a picture's look depends on (W3C PNG, third edition, 11); no words and no moving pictures. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '),
);

/**
 * A PNG picture with what shows it and nothing else: texts, times, Exif data and all behind its end
 * are dropped. Undefined for what isn't a whole picture.
 */
export function cleanPng(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  let pictureData = 0;
  let at = signature.length;
  for (let chunks = 0; chunks < mostChunks; chunks++) {
    if (at + frame > bytes.length) return undefined;
    const length = bytes.readUInt32BE(at);
    const end = at + frame + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const checksum = crc32(bytes.subarray(at + 4, end - 4));
    if (checksum !== bytes.readUInt32BE(end - 4)) return undefined;
    if (chunks === 0 && !isHeader(type, bytes.subarray(at + 8, end - 4))) return undefined;
    if (type === 'IDAT') pictureData += length;
    if (shown.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return pictureData > 0 ? Buffer.concat(kept) : undefined;
    at = end;
  }
  return undefined;
}

function isHeader(type: string, data: Buffer): boolean {
  if (type !== 'IHDR' || data.length !== 13) return false;
  return data.readUInt32BE(0) > 0 && data.readUInt32BE(4) > 0;
}
