import { limits } from '../../../../src/forms/limits.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { withTimeout } from '../promises.ts';
import { sha256 } from '../reference.ts';
import type { Storage } from '../store.ts';
import { type Attachment, recordKey, type Submission } from '../submissions.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';

/** A file as it is stored: typed by its content, images without metadata. Size and checksum are of the stored bytes. */
export interface AttachedFile extends Omit<Attachment, 'key' | 'type'> {
  /** '' for an empty file; the form's schema reports it. */
  type: Attachment['type'] | '';
  bytes: Buffer<ArrayBuffer>;
}

/**
 * The one file that a form may carry; undefined for an input that was left empty. Rejects a file in a
 * field that takes none: dropping it would let its sender believe that the university has it.
 */
export async function attachedFile(
  files: readonly [field: string, file: File][],
  fileField: string | undefined,
): Promise<AttachedFile | undefined> {
  const chosen = files.filter(([, { name, size }]) => name !== '' || size > 0);
  const [[field, file] = []] = chosen;
  if (!file) return undefined;
  if (field !== fileField || chosen.length > 1) throw new RequestError('unsupportedType');
  if (file.size > limits.files) throw new RequestError('tooLarge');
  const { type, bytes } = clean(Buffer.from(await file.arrayBuffer()));
  return { name: readableName(file.name), type, size: bytes.length, sha256: sha256(bytes), bytes };
}

/** Rejects what isn't a complete file of a supported type. */
function clean(bytes: Buffer<ArrayBuffer>): Pick<AttachedFile, 'type' | 'bytes'> {
  if (bytes.length === 0) return { type: '', bytes };
  if (isCompletePdf(bytes)) return { type: 'application/pdf', bytes };
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return { type: 'image/jpeg', bytes: jpeg };
  const png = cleanPng(bytes);
  if (png) return { type: 'image/png', bytes: png };
  throw new RequestError('unsupportedType');
}

/** Bytes at the end in which PDF readers look for the end mark. */
const trailerBytes = 2048;

/**
 * Whether a file has the frame of a PDF document (ISO 32000-1, 7.5): its header, an object, and the
 * offset of its cross-reference table before the end mark. Its objects are not checked.
 */
function isCompletePdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - trailerBytes));
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF/.test(end) &&
    bytes.includes(' obj')
  );
}

/** Without folders, control characters, bidirectional marks and characters that are special to shells. */
function readableName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const readable = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ').trim();
  return [...readable].slice(-limits.name).join('') || 'file';
}

/** What a record says about the file that came with it. */
export function describeAttachment(
  { name, type, size, sha256 }: AttachedFile,
  submission: Pick<Submission, 'form' | 'reference' | 'receivedAt'>,
): Attachment | undefined {
  if (type === '') return undefined;
  const key = `${isoDay(new Date(submission.receivedAt))}/${recordKey(submission)}/${sha256}`;
  return { key, name, type, size, sha256 };
}

/**
 * Stores a file before the record that refers to it. When the record isn't written after that, the
 * file is orphaned and the sweep deletes it.
 */
export async function storeAttachment(
  { openStore, storageTimeoutMs }: Storage,
  { attachment }: Pick<Submission, 'attachment'>,
  file: AttachedFile | undefined,
): Promise<void> {
  if (!attachment || !file) return;
  const write = async () => openStore('attachments').set(attachment.key, new Blob([file.bytes]));
  const written = await withTimeout(write(), storageTimeoutMs).catch((error: unknown) => {
    console.error('attachments: storage unavailable:', error);
    throw new RequestError('unavailable');
  });
  if (!written.modified) throw new RequestError('unavailable');
}
