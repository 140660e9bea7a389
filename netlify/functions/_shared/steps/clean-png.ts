import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { FileProblem } from '../../../../src/forms/codes.ts';
import { limits } from '../../../../src/forms/limits.ts';
import { cleanProfile } from './clean-profile.ts';
import { exifOrientation, orientationData } from './exif-orientation.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bytes of a chunk beside its data: length, type and checksum. */
const overhead = 12;

/** More than any program writes: 4 MB in the smallest usual blocks are some thousands of chunks. */
const maxChunks = 10_000;

/** The chunks that affect how an image looks (W3C PNG, third edition, 11), without text and animation. */
const visual = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '),
);

/** The chunks of which a part is kept; each may come once. */
const rewritten: Record<string, (data: Buffer) => Buffer | 'huge' | undefined> = {
  eXIf: (data) => orientationData(exifOrientation(data)),
  iCCP: profileOf,
};

/**
 * A PNG image without metadata: texts, times and everything after its end are dropped. Of the Exif
 * data the orientation is kept, of a colour profile what it says about colours.
 */
export function cleanPng(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | FileProblem {
  const kept: Buffer[] = [signature];
  const seen = new Set<string>();
  let hasImage = false;
  let at = signature.length;
  for (let chunks = 0; chunks < maxChunks; chunks++) {
    if (at + overhead > bytes.length) return 'damaged';
    const end = at + overhead + bytes.readUInt32BE(at);
    if (end > bytes.length) return 'damaged';
    const chunk = bytes.subarray(at, end);
    const type = chunk.toString('latin1', 4, 8);
    const data = chunk.subarray(8, -4);
    at = end;
    if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4)) {
      // Decoders skip a damaged chunk that isn't critical (5.4: in lower case).
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
    hasImage ||= type === 'IDAT' && data.length > 0;
    if (visual.has(type)) kept.push(chunk);
    if (type === 'IEND') return hasImage ? Buffer.concat(kept) : 'damaged';
  }
  return 'damaged';
}

function headerProblem(type: string, data: Buffer): FileProblem | undefined {
  if (type !== 'IHDR' || data.length !== 13) return 'damaged';
  const pixels = data.readUInt32BE(0) * data.readUInt32BE(4);
  if (pixels === 0) return 'damaged';
  return pixels > limits.megapixels * 1e6 ? 'huge' : undefined;
}

/** A profile under a name that says nothing (11.3.2.3): name, method 0, and the compressed profile. */
function profileOf(data: Buffer): Buffer | 'huge' | undefined {
  const compressed = data.subarray(data.indexOf(0) + 2);
  try {
    const profile = cleanProfile(inflateSync(compressed, { maxOutputLength: limits.profile }));
    return profile && Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]);
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
