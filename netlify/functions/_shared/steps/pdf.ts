import { getResolvedPDFJS } from 'unpdf';
import type { FileProblem } from '../../../../src/forms/codes.ts';

/**
 * A PDF document (ISO 32000-1) that viewers open, from its header on: mail gateways and portals add bytes
 * before and after it. It must end, with `startxref` or a trailer after its last object, and must open
 * without a password. Its objects aren't unpacked, however large their content would be.
 */
export async function wholePdf(
  bytes: Buffer<ArrayBuffer>,
): Promise<Buffer<ArrayBuffer> | FileProblem> {
  const document = bytes.subarray(bytes.indexOf('%PDF-'));
  const text = document.toString('latin1');
  if (!isComplete(text)) return 'damaged';
  const encryption = findEncryption(text);
  return encryption && (await asksForPassword(encryption)) ? 'locked' : document;
}

/** An object, or a keyword that only follows a part of one. */
const object = /\d\s+obj\b|endobj|endstream/;

/** How many bytes of a dictionary are read: those of trailers and of encryption have some hundreds. */
const dictionaryBytes = 4096;

function isComplete(text: string): boolean {
  const offset = text.lastIndexOf('startxref');
  const trailer = text.lastIndexOf('trailer');
  const hasOffset = /^startxref\s+\d/.test(text.slice(offset, offset + 100));
  const hasTrailer = text.slice(trailer, trailer + dictionaryBytes).includes('/Root');
  const end = Math.max(hasOffset ? offset : 0, hasTrailer ? trailer : 0);
  const isWhole = text.length >= linearizedLength(text) - markBytes;
  return isWhole && object.test(text.slice(0, end)) && !object.test(text.slice(end));
}

/** The end marker and line ends, which may be missing. */
const markBytes = 16;

/**
 * The length that a linearized document states (annex F.2.2); such a document has a first end near its
 * start.
 */
function linearizedLength(text: string): number {
  const first = text.slice(0, 1024);
  const [, length = 0] = (first.includes('/Linearized') && /\/L\s+(\d{1,10})/.exec(first)) || [];
  return Number(length);
}

interface Encryption {
  /** Its dictionary; one inside the trailer is followed by the rest of the trailer. */
  dictionary: string;
  /** The document's first identifier, a string in PDF's notation. */
  id: string;
}

/** The last trailer's encryption: neither it nor its dictionary is ever compressed (7.5.8.2). */
function findEncryption(text: string): Encryption | undefined {
  const key = lastMatch(text, /\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R\b|<<)/g);
  if (!key) return undefined;
  const [match, number, generation] = key;
  const target = number
    ? lastMatch(text, new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\b`, 'g'))
    : undefined;
  const start = target ? target.index + target[0].length : key.index + match.length - '<<'.length;
  const [dictionary = ''] = text.slice(start, start + dictionaryBytes).split('endobj', 1);
  // A text about PDF may contain the keywords of a trailer.
  if (!dictionary.includes('/Filter') || (target && dictionary.includes('stream')))
    return undefined;
  const trailer = text.slice(Math.max(0, key.index - dictionaryBytes), key.index + dictionaryBytes);
  const [, id = '<>'] = /\/ID\s*\[\s*(<[\da-f\s]*>|\((?:\\.|[^\\)])*\))/is.exec(trailer) ?? [];
  return { dictionary, id };
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const match of text.matchAll(pattern)) last = match;
  return last;
}

/**
 * Whether a viewer can't open a document with this encryption without a password (or at all). Tried on an
 * empty document with the same encryption, so that a post can't determine how long it takes.
 */
async function asksForPassword(encryption: Encryption): Promise<boolean> {
  const { getDocument } = await getResolvedPDFJS();
  const data = new Uint8Array(Buffer.from(emptyDocument(encryption), 'latin1'));
  const task = getDocument({ data, verbosity: 0 });
  try {
    await task.promise;
    return false;
  } catch {
    return true;
  } finally {
    await task.destroy();
  }
}

function emptyDocument({ dictionary, id }: Encryption): string {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>', dictionary];
  let text = '%PDF-1.7\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `<</Size ${objects.length + 1}/Root 1 0 R/Encrypt 3 0 R/ID[${id}${id}]>>`;
  return `${text}${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF`;
}
