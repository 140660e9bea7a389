import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { FileProblem } from '../../../../src/forms/codes.ts';
import { limits } from '../../../../src/forms/limits.ts';
import { cleanProfile } from './clean-profile.ts';
import { exifOrientation, orientationData } from './exif-orientation.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bytes of a chunk in addition to its data: length, type and checksum. */
const overhead = 12;

/** More than any program writes: 4 MB in the smallest usual blocks are some thousands of chunks. */
const maxChunks = 10_000;

/** The chunks that affect how an image looks (W3C PNG, third edition, 11), without text and animation. */
const visual = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '),
);

/** More bytes of pixels than all but the largest scans have; the pixels beyond aren't checked. */
const maxUnpacked = 64 * 1024 * 1024;

/** The chunks that are kept in part; each may occur once. */
const rewritten: Record<string, (data: Buffer) => Buffer | 'huge' | undefined> = {
  eXIf: (data) => orientationData(exifOrientation(data)),
  iCCP: profileOf,
};

/**
 * A PNG image without metadata: texts, times and everything after its end are dropped. Only the
 * orientation is kept of the Exif data, and only what describes colours of a colour profile. If nothing
 * but its end is missing, that is added, since browsers show the whole image.
 */
export function cleanPng(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | FileProblem {
  const kept: Buffer[] = [signature];
  const seen = new Set<string>();
  const image: Buffer[] = [];
  let at = signature.length;
  for (let chunks = 0; chunks < maxChunks; chunks++) {
    const hasHead = at + overhead <= bytes.length;
    const end = at + overhead + (hasHead ? bytes.readUInt32BE(at) : 0);
    if (end > bytes.length) {
      const pixels = unpacked(Buffer.concat(image), maxUnpacked);
      return pixels ? Buffer.concat([...kept, chunkOf('IEND', Buffer.alloc(0))]) : 'damaged';
    }
    const chunk = bytes.subarray(at, end);
    const type = chunk.toString('latin1', 4, 8);
    const data = chunk.subarray(8, -4);
    at = end;
    if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4)) {
      // Decoders skip a damaged chunk if it isn't critical (5.4: its type is in lower case).
      if (chunks > 0 && /^[a-z]/.test(type)) continue;
      return 'damaged';
    }
    const problem = chunks === 0 && headerProblem(type, data);
    if (problem) return problem;
    const rewrite = rewritten[type];
    if (rewrite && !seen.has(type)) {
      const part = rewrite(data);
      if (part === 'huge') return part;
      if (part) kept.push(chunkOf(type, part));
    }
    seen.add(type);
    if (type === 'IDAT' && data.length > 0) image.push(data);
    if (visual.has(type)) kept.push(chunk);
    if (type === 'IEND') return image.length > 0 ? Buffer.concat(kept) : 'damaged';
  }
  return 'damaged';
}

function headerProblem(type: string, data: Buffer): FileProblem | undefined {
  if (type !== 'IHDR' || data.length !== 13) return 'damaged';
  const pixels = data.readUInt32BE(0) * data.readUInt32BE(4);
  if (pixels === 0) return 'damaged';
  return pixels > limits.megapixels * 1e6 ? 'huge' : undefined;
}

/** A profile under a meaningless name (11.3.2.3): name, method 0, and the compressed profile. */
function profileOf(data: Buffer): Buffer | 'huge' | undefined {
  const content = unpacked(data.subarray(data.indexOf(0) + 2), limits.profile);
  if (content === undefined || content === 'huge') return content;
  const profile = cleanProfile(content);
  return profile && Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]);
}

/** The uncompressed data, `huge` above the given number of bytes; undefined if the data are incomplete. */
function unpacked(compressed: Buffer, maxOutputLength: number): Buffer | 'huge' | undefined {
  try {
    return inflateSync(compressed, { maxOutputLength });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'huge' : undefined;
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(type, 'latin1'),
    data,
    Buffer.alloc(4),
  ]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
