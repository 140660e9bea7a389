/** Markers of segments (ITU-T T.81, table B.1). */
export const marker = {
  DHT: 0xc4,
  DAC: 0xcc,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DNL: 0xdc,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
} as const;

/** The position of the next marker; like decoders, skips any bytes between segments. */
export function nextMarker(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && (bytes[at + 1] === 0 || bytes[at + 1] === 0xff))
    at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}

/** The end of a segment that has a length; undefined if the marker or length is invalid there. */
export function segmentEnd(bytes: Buffer, at: number): number | undefined {
  const kind = bytes[at + 1] ?? 0;
  if (kind < 0xc0 || (kind >= 0xd0 && kind <= marker.SOI) || at + 4 > bytes.length)
    return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const minLength = isFrame(kind) ? 8 : 2;
  const end = at + 2 + length;
  return length < minLength || end > bytes.length ? undefined : end;
}

/** Start of frame markers of every coding process; DHT, JPG and DAC are in the same range. */
export function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/**
 * The end of a scan's coded data: a marker that is neither a stuffed byte nor a restart, or a cut-off
 * one.
 */
export function scanEnd(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) at++;
    else {
      const next = bytes[at + 1];
      if (next === undefined || (next !== 0 && !(next >= 0xd0 && next <= 0xd7))) return at;
      at += 2;
    }
  }
  return at;
}
