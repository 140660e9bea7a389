/** Sizes in a profile in bytes: its header, the number of tags, and a tag's entry in the table. */
const sizes = { header: 128, count: 4, entry: 12 } as const;

/** More than any profile has. */
const maxTags = 100;

/** The tags that describe colours; the others name the profile, its device, its maker and its time. */
const visual = new Set(
  'rXYZ gXYZ bXYZ wtpt bkpt chad rTRC gTRC bTRC kTRC A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 cicp'.split(' '),
);

/** How many numbers a parametric curve has, by its function. */
const curveNumbers = [1, 3, 4, 5, 7];

/** The length of a tag's data by their type; 0 for a type that doesn't only hold numbers. */
function lengthOf(data: Buffer): number {
  if (data.length < sizes.entry) return 0;
  switch (data.toString('latin1', 0, 4)) {
    case 'XYZ ':
      return 20;
    case 'sf32':
      return 44;
    case 'cicp':
      return 12;
    case 'curv':
      return 12 + 2 * data.readUInt32BE(8);
    case 'para':
      return 12 + 4 * (curveNumbers[data.readUInt16BE(8)] ?? 0);
    case 'mft1':
    case 'mft2':
    case 'mAB ':
    case 'mBA ':
      return data.length;
    default:
      return 0;
  }
}

/**
 * A colour profile (ICC.1:2022) rewritten with only the parts that affect how an image looks: without
 * texts, names of devices, and dates. Undefined if it isn't a profile.
 */
export function cleanProfile(profile: Buffer): Buffer | undefined {
  if (profile.length < sizes.header + sizes.count) return undefined;
  if (profile.toString('latin1', 36, 40) !== 'acsp') return undefined;
  const count = profile.readUInt32BE(sizes.header);
  const tableEnd = sizes.header + sizes.count + count * sizes.entry;
  if (count > maxTags || tableEnd > profile.length) return undefined;
  const data = new Map<string, Buffer>();
  for (let at = sizes.header + sizes.count; at < tableEnd; at += sizes.entry) {
    const name = profile.toString('latin1', at, at + 4);
    const [offset, size] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    const value = profile.subarray(offset, offset + size);
    const length = lengthOf(value);
    if (!visual.has(name) || length === 0 || length > value.length) continue;
    data.set(name, value.subarray(0, length));
  }
  const isVersion4 = (profile[8] ?? 0) >= 4;
  // Some programs don't read a profile without these tags.
  data.set('desc', isVersion4 ? emptyTexts : emptyDescription);
  data.set('cprt', isVersion4 ? emptyTexts : emptyText);
  return writeProfile(profile, data);
}

/** A text in one language that consists of a space. */
const emptyTexts = Buffer.from(
  'mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0 ',
  'latin1',
);
const emptyText = Buffer.from('text\0\0\0\0\0', 'latin1');
/** An ASCII text that consists of a space; its forms in other encodings are empty. */
const emptyDescription = Buffer.from(`desc\0\0\0\0\0\0\0\x02 \0${'\0'.repeat(78)}`, 'latin1');

function writeProfile(original: Buffer, data: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(sizes.header);
  // Version, class, colour space and connection space.
  original.copy(header, 8, 8, 24);
  header.write('acsp', 36, 'latin1');
  // Rendering intent and illuminant, which is D50.
  original.copy(header, 64, 64, 80);
  const table: Buffer[] = [uint32(data.size)];
  const values: Buffer[] = [];
  /** Tags with the same value share it, as the three curves of most profiles do. */
  const offsets = new Map<string, number>();
  let end = sizes.header + sizes.count + data.size * sizes.entry;
  for (const [name, value] of data) {
    const text = value.toString('latin1');
    const offset = offsets.get(text) ?? end;
    table.push(Buffer.from(name, 'latin1'), uint32(offset), uint32(value.length));
    if (offset !== end) continue;
    offsets.set(text, offset);
    const padded = Buffer.alloc(Math.ceil(value.length / 4) * 4);
    value.copy(padded);
    values.push(padded);
    end += padded.length;
  }
  header.writeUInt32BE(end, 0);
  return Buffer.concat([header, ...table, ...values]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
