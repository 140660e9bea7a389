import { isFrame, marker } from './jpeg-segments.ts';

/** The tables that code a block of 8 × 8 samples: for each 16 bits, the length of a code and its symbol. */
type BlockTables = readonly [dc: Uint16Array, ac: Uint16Array];

/** The maximum of all components together, per unit (B.2.3). */
const maxBlocks = 10;

/** The unit that a scan repeats: its blocks, and how many of them it has side by side and stacked. */
interface Unit {
  blocks: readonly BlockTables[];
  across: number;
  down: number;
}

/**
 * Whether the data of a scan contain exactly all its blocks. Only determined for images with a single
 * sequential scan (ITU-T T.81, F.2.2), as cameras and scanners write them, and false for all others. If
 * there are restart markers, only the last interval is decoded.
 *
 * @param segments the image's segments, up to the header of the scan
 */
export function isWholeScan(segments: readonly Buffer[], data: Buffer): boolean {
  const ofKind = (kind: number) => segments.filter((segment) => segment[1] === kind);
  const [frame, nextFrame] = segments.filter(([, kind = 0]) => isFrame(kind));
  const [scan, nextScan] = ofKind(marker.SOS);
  if (!frame || !scan || nextFrame || nextScan) return false;
  const unit = unitOf(frame, scan, ofKind(marker.DHT));
  if (!unit) return false;
  const rows = Math.ceil(uint16(frame, 5) / (8 * unit.down));
  const units = rows * Math.ceil(uint16(frame, 7) / (8 * unit.across));
  const perInterval = uint16(ofKind(marker.DRI).at(-1), 4) || units;
  const { restarts, last } = lastInterval(data);
  const left = units - restarts * perInterval;
  return left > 0 && left <= perInterval && codedLength(last, left, unit.blocks) === last.length;
}

const uint16 = (bytes: Buffer | undefined, at: number) =>
  ((bytes?.[at] ?? 0) << 8) | (bytes?.[at + 1] ?? 0);

/**
 * Undefined if the coding process is neither baseline nor extended sequential, or there are several
 * scans.
 */
function unitOf(frame: Buffer, scan: Buffer, definitions: readonly Buffer[]): Unit | undefined {
  const count = frame[9] ?? 0;
  if ((frame[1] ?? 0) > 0xc1 || scan[4] !== count) return undefined;
  const codes = definedCodes(definitions);
  const components = Array.from({ length: count }, (_, index) => {
    // A single component is not interleaved with others, whatever its sampling factors are.
    const factors = count === 1 ? 0x11 : (frame[11 + 3 * index] ?? 0);
    const selectors = scan[6 + 2 * index] ?? 0;
    const dc = lookupTable(codes.get(selectors >> 4));
    const ac = lookupTable(codes.get(0x10 | (selectors & 15)));
    return { across: factors >> 4, down: factors & 15, tables: [dc, ac] as const };
  });
  const blocks = components.flatMap(({ across, down, tables }) =>
    new Array<BlockTables>(across * down).fill(tables),
  );
  const across = Math.max(...components.map((component) => component.across));
  const down = Math.max(...components.map((component) => component.down));
  return blocks.length > 0 && blocks.length <= maxBlocks ? { blocks, across, down } : undefined;
}

/** By class and number, the counts of codes of 1 to 16 bits and then their symbols (B.2.4.2). */
function definedCodes(segments: readonly Buffer[]): Map<number, Buffer> {
  const codes = new Map<number, Buffer>();
  for (const segment of segments) {
    for (let at = 4; at + 17 <= segment.length; ) {
      const counts = segment.subarray(at + 1, at + 17);
      const end = at + 17 + counts.reduce((sum, count) => sum + count);
      codes.set(segment[at] ?? 0, segment.subarray(at + 1, end));
      at = end;
    }
  }
  return codes;
}

/** For each 16 bits, 256 times the length of the code that they start with, plus its symbol; otherwise 0. */
function lookupTable(codes: Buffer = Buffer.alloc(16)): Uint16Array {
  const table = new Uint16Array(0x10000);
  let [at, symbol] = [0, 16];
  for (let length = 1; length <= 16; length++) {
    for (let left = codes[length - 1] ?? 0; left > 0; left--) {
      const next = at + (0x10000 >> length);
      table.fill((length << 8) | (codes[symbol++] ?? 0), at, next);
      at = next;
    }
  }
  return table;
}

/** The number of restart markers, and the data after the last one without stuffed bytes. */
function lastInterval(data: Buffer): { restarts: number; last: Buffer } {
  const bytes = Buffer.alloc(data.length);
  let [length, restarts] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    const byte = data[at] ?? 0;
    if (byte !== 0xff || data[++at] === 0) bytes[length++] = byte;
    else {
      restarts++;
      length = 0;
    }
  }
  return { restarts, last: bytes.subarray(0, length) };
}

/** The size of the given number of units in bytes; larger than the data if some are missing. */
function codedLength(data: Buffer, units: number, blocks: Unit['blocks']): number {
  const end = 8 * data.length;
  let bit = 0;
  const code = (table: Uint16Array) => {
    const at = bit >> 3;
    const bits = ((data[at] ?? 255) << 16) | ((data[at + 1] ?? 255) << 8) | (data[at + 2] ?? 255);
    const found = table[(bits >> (8 - (bit & 7))) & 0xffff] ?? 0;
    bit += found ? found >> 8 : Number.POSITIVE_INFINITY;
    return found & 0xff;
  };
  for (let unit = 0; unit < units; unit++) {
    for (const [dc, ac] of blocks) {
      const dcSize = code(dc);
      bit += dcSize;
      for (let index = 1; index < 64; index++) {
        const symbol = code(ac);
        const [zeros, size] = [symbol >> 4, symbol & 15];
        // The rest of the block is zeros, unless the code means exactly sixteen more.
        if (size === 0 && zeros < 15) break;
        index += zeros;
        bit += size;
      }
      if (bit > end) return Number.POSITIVE_INFINITY;
    }
  }
  return Math.ceil(bit / 8);
}
