/** More than any camera writes: an image has some dozens of segments, large colour profiles included. */
const maxSegments = 10_000;

const marker = { SOI: 0xd8, EOI: 0xd9, SOS: 0xda, APP0: 0xe0, APP1: 0xe1, APP2: 0xe2 } as const;
const adobe = 0xee;

/** The length of a JFIF `APP0` segment without a thumbnail (bytes). */
const plainJfifLength = 16;

/**
 * A JPEG image (ITU-T T.81, annex B) without metadata: place, time, device, thumbnails, comments and
 * everything after its end are dropped, only the orientation is kept from the Exif data. Undefined
 * for what isn't a complete JPEG.
 */
export function cleanJpeg(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.SOI) return undefined;
  const kept: Buffer[] = [];
  let orientation = 1;
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  for (let segments = 0; segments < maxSegments; segments++) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.EOI) {
      if (!hasFrame || !hasScan) return undefined;
      kept.push(bytes.subarray(at, at + 2));
      return Buffer.concat([bytes.subarray(0, 2), ...orientationSegment(orientation), ...kept]);
    }
    const end = segmentEnd(bytes, at);
    if (end === undefined) return undefined;
    const segment = bytes.subarray(at, end);
    at = end;
    if (isFrame(kind)) {
      const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
      if (height === 0 || width === 0) return undefined;
      hasFrame = true;
    }
    if (kind === marker.APP1) orientation = exifOrientation(segment) ?? orientation;
    if (isVisual(kind, segment)) kept.push(segment);
    if (kind === marker.SOS) {
      const scanned = scanEnd(bytes, at);
      if (!hasFrame || scanned === at) return undefined;
      kept.push(bytes.subarray(at, scanned));
      hasScan = true;
      at = scanned;
    }
  }
  return undefined;
}

/** Where a segment that has a length ends; undefined for a marker or length that is invalid there. */
function segmentEnd(bytes: Buffer, at: number): number | undefined {
  const kind = bytes[at + 1] ?? 0;
  if (kind < 0xc0 || (kind >= 0xd0 && kind <= marker.SOI) || at + 4 > bytes.length)
    return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const minLength = isFrame(kind) ? 8 : 2;
  const end = at + 2 + length;
  return length < minLength || end > bytes.length ? undefined : end;
}

/** Start of frame markers of every coding process; DHT, JPG and DAC lie between them. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/** Whether a segment affects how the image looks: tables, frames, scans, and what colours depend on. */
function isVisual(kind: number, segment: Buffer): boolean {
  if (kind < marker.APP0) return true;
  const startsWith = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (kind === marker.APP0) return segment.length === plainJfifLength + 2 && startsWith('JFIF\0');
  if (kind === marker.APP2) return startsWith('ICC_PROFILE\0');
  return kind === adobe && startsWith('Adobe');
}

/** Where a scan's coded data end: at a marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) at++;
    else {
      const next = bytes[at + 1] ?? 0;
      if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
      at += 2;
    }
  }
  return at;
}

/** The orientation, 1 to 8: tag 0x0112 in the first directory of Exif data (CIPA DC-008, 4.6). */
function exifOrientation(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 18) return undefined;
  const tiff = segment.subarray(10);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const uint16 = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = uint16(directory);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.length) return undefined;
    if (uint16(entry) !== 0x0112) continue;
    const value = uint16(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Exif data with nothing but the orientation; none for an image that is upright already. */
function orientationSegment(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const segment = Buffer.concat([
    Buffer.from('ffe10022', 'hex'),
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    // One entry of the type SHORT with one value, and no further directory.
    Buffer.from('0001'.concat('0112', '0003', '00000001', '00000000', '00000000'), 'hex'),
  ]);
  segment.writeUInt16BE(orientation, 28);
  return [segment];
}
