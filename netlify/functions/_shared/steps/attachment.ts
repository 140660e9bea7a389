import { type AttachmentType, fileError, typeOfKind } from '../../../../src/forms/attachment.ts';
import type { FieldError, FileProblem } from '../../../../src/forms/codes.ts';
import { fileKind } from '../../../../src/forms/file-kind.ts';
import { limits } from '../../../../src/forms/limits.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { withTimeout } from '../promises.ts';
import { sha256 } from '../reference.ts';
import type { Storage } from '../store.ts';
import { type Attachment, recordKey, type Submission } from '../submissions.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { wholePdf } from './pdf.ts';

/**
 * A file as it is stored: its type determined from its content, images without metadata. Size and
 * checksum are those of the stored bytes.
 */
export interface AttachedFile extends Omit<Attachment, 'key'> {
  bytes: Buffer<ArrayBuffer>;
}

/** A received file: the error, or else the file to store. */
type ReceivedFile =
  | { error: FieldError; file?: undefined }
  | { error: undefined; file: AttachedFile };

/**
 * The only file that a form may have; undefined if the input was left empty. A file in a field that takes
 * none is rejected, because if it were dropped, its sender would believe that the university has it.
 */
export async function attachedFile(
  files: readonly [field: string, file: File][],
  fileField: string | undefined,
): Promise<ReceivedFile | undefined> {
  const chosen = files.filter(([, { name, size }]) => name !== '' || size > 0);
  const [[field, sent] = []] = chosen;
  if (!sent) return undefined;
  if (!fileField || field !== fileField || chosen.length > 1)
    throw new RequestError('unsupportedType');
  const kind = await fileKind(sent);
  const type = typeOfKind(kind);
  const error = fileError(sent, kind);
  if (error || !type) return { error: error ?? 'file.type' };
  const bytes = await cleaners[type](Buffer.from(await sent.arrayBuffer()));
  if (typeof bytes === 'string') return { error: `file.${bytes}` };
  const file = { name: readableName(sent.name), type, size: bytes.length, sha256: sha256(bytes) };
  return { error: undefined, file: { ...file, bytes } };
}

/** For each file type, the bytes to store, or why the file is not accepted. */
const cleaners: Record<
  AttachmentType,
  (
    bytes: Buffer<ArrayBuffer>,
  ) => Buffer<ArrayBuffer> | FileProblem | Promise<Buffer<ArrayBuffer> | FileProblem>
> = {
  'application/pdf': wholePdf,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
};

/** Without folders, control characters, bidirectional marks and characters that are special to shells. */
function readableName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const readable = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ').trim();
  return [...readable].slice(-limits.name).join('') || 'file';
}

/** The record's entry for the file. */
export function describeAttachment(
  { name, type, size, sha256 }: AttachedFile,
  submission: Pick<Submission, 'form' | 'reference' | 'receivedAt'>,
): Attachment {
  const key = `${isoDay(new Date(submission.receivedAt))}/${recordKey(submission)}/${sha256}`;
  return { key, name, type, size, sha256 };
}

/**
 * Stores a file before the record that refers to it. If the record isn't written afterwards, the file is
 * orphaned and the sweep deletes it.
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
