import type { FileProblem } from '../../../../src/forms/codes.ts';
import { limits } from '../../../../src/forms/limits.ts';
import { cleanProfile } from './clean-profile.ts';
import { exifOrientation, orientationData } from './exif-orientation.ts';
import { isWholeScan } from './jpeg-scan.ts';
import { isFrame, marker, nextMarker, scanEnd, segmentEnd } from './jpeg-segments.ts';

/** More than any camera writes: an image has some dozens of segments, including large colour profiles. */
const maxSegments = 10_000;

/** The segments besides frames that decoding needs. Other segments hold other data, or are reserved. */
const tables: ReadonlySet<number> = new Set([
  marker.DHT,
  marker.DAC,
  marker.SOS,
  marker.DQT,
  marker.DNL,
  marker.DRI,
]);

const endMark = Buffer.from([0xff, marker.EOI]);

const exifName = 'Exif\0\0';
const profileName = 'ICC_PROFILE\0';
/** The maximum size of a profile's part in one segment, in bytes. */
const profilePart = 0xffff - 2 - profileName.length - 2;

/**
 * A JPEG image (ITU-T T.81, annex B) without metadata: place, time, device, thumbnails, comments and
 * everything after its end, such as more pictures and films, are dropped. Only the orientation is kept of
 * the Exif data, and only what describes colours of a colour profile. If nothing but the end marker is
 * missing, it is added: without it, browsers don't show the last rows.
 */
export function cleanJpeg(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | FileProblem {
  const kept: Buffer[] = [];
  const profile: Buffer[] = [];
  let orientation: number | undefined;
  let hasFrame = false;
  let hasScan = false;
  let isWhole = false;
  let at = 2;
  for (let segments = 0; segments < maxSegments; segments++) {
    at = nextMarker(bytes, at);
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.EOI) {
      isWhole = hasScan;
      break;
    }
    const end = segmentEnd(bytes, at);
    if (end === undefined) return 'damaged';
    const segment = bytes.subarray(at, end);
    at = end;
    if (isFrame(kind)) {
      const pixels = segment.readUInt16BE(5) * segment.readUInt16BE(7);
      if (pixels === 0) return 'damaged';
      if (pixels > limits.megapixels * 1e6) return 'huge';
      hasFrame = true;
    }
    if (kind === marker.APP1 && holds(segment, exifName))
      orientation ??= exifOrientation(segment.subarray(4 + exifName.length));
    if (kind === marker.APP2 && holds(segment, profileName)) profile.push(segment);
    kept.push(...visiblePart(kind, segment));
    if (kind === marker.SOS) {
      const scanned = scanEnd(bytes, at);
      if (!hasFrame || scanned === at) return 'damaged';
      const data = bytes.subarray(at, scanned);
      const isLast = scanned + 2 > bytes.length;
      isWhole = isLast && isWholeScan(kept, data);
      kept.push(data);
      hasScan = true;
      at = scanned;
      if (isLast) break;
    }
  }
  if (!isWhole) return 'damaged';
  const colours = profileSegments(profile);
  if (colours === 'huge') return colours;
  const start = [bytes.subarray(0, 2), ...orientationSegment(orientation), ...colours];
  return Buffer.concat([...start, ...kept, endMark]);
}

const holds = (segment: Buffer, name: string) =>
  segment.toString('latin1', 4, 4 + name.length) === name;

/** The part of a segment that affects how the image looks. */
function visiblePart(kind: number, segment: Buffer): Buffer[] {
  if (isFrame(kind) || tables.has(kind)) return [segment];
  const hasLength = segment.length >= 4 + 12;
  const head = segment.subarray(4, 4 + 12);
  // Without a thumbnail, whose width and height have a byte each.
  if (kind === marker.APP0 && hasLength && holds(segment, 'JFIF\0'))
    return [Buffer.from('ffe00010', 'hex'), head, Buffer.from([0, 0])];
  if (kind === marker.APP14 && hasLength && holds(segment, 'Adobe'))
    return [Buffer.from('ffee000e', 'hex'), head];
  return [];
}

function orientationSegment(orientation: number | undefined): Buffer[] {
  const data = orientationData(orientation);
  return data ? [segmentOf(marker.APP1, Buffer.from(exifName, 'latin1'), data)] : [];
}

/** The profile, whose segments hold a part each after its number and their count (ICC.1:2022, B.4). */
function profileSegments(segments: readonly Buffer[]): Buffer[] | 'huge' {
  const start = 4 + profileName.length;
  const parts = segments.toSorted((a, b) => (a[start] ?? 0) - (b[start] ?? 0));
  const profile = Buffer.concat(parts.map((part) => part.subarray(start + 2)));
  if (profile.length > limits.profile) return 'huge';
  const clean = cleanProfile(profile);
  if (!clean) return [];
  const count = Math.ceil(clean.length / profilePart);
  return Array.from({ length: count }, (_, index) =>
    segmentOf(
      marker.APP2,
      Buffer.from(profileName, 'latin1'),
      Buffer.from([index + 1, count]),
      clean.subarray(index * profilePart, (index + 1) * profilePart),
    ),
  );
}

function segmentOf(kind: number, ...content: Buffer[]): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, kind, 0, 0]), ...content]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}
