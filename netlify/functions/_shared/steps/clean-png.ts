import { crc32 } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bytes of a chunk beside its data: length, type and checksum. */
const overhead = 12;

/** More than any program writes: 4 MB in the smallest usual blocks are some thousands of chunks. */
const maxChunks = 10_000;

/** The chunks that affect how an image looks (W3C PNG, third edition, 11), without text and animation. */
const visual = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '),
);

/**
 * A PNG image without metadata: texts, times, Exif data and everything after its end are dropped.
 * Undefined for what isn't a complete PNG.
 */
export function cleanPng(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  let imageBytes = 0;
  let at = signature.length;
  for (let chunks = 0; chunks < maxChunks; chunks++) {
    if (at + overhead > bytes.length) return undefined;
    const length = bytes.readUInt32BE(at);
    const end = at + overhead + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const checksum = crc32(bytes.subarray(at + 4, end - 4));
    if (checksum !== bytes.readUInt32BE(end - 4)) return undefined;
    if (chunks === 0 && !isHeader(type, bytes.subarray(at + 8, end - 4))) return undefined;
    if (type === 'IDAT') imageBytes += length;
    if (visual.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return imageBytes > 0 ? Buffer.concat(kept) : undefined;
    at = end;
  }
  return undefined;
}

function isHeader(type: string, data: Buffer): boolean {
  if (type !== 'IHDR' || data.length !== 13) return false;
  return data.readUInt32BE(0) > 0 && data.readUInt32BE(4) > 0;
}
