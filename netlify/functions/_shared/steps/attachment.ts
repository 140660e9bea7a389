import { limits } from '../../../../src/forms/limits.ts';
import { failure } from '../errors.ts';
import type { FormDefinition } from '../form-definition.ts';
import { sha256 } from '../reference.ts';
import type { Attachment } from '../submissions.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { isWholePdf } from './whole-pdf.ts';

/**
 * A file as it is kept: its type is that of its content, its name is for people to read, and a
 * picture is without what it told beside itself. Size and checksum are of what is kept.
 */
export interface AttachedFile extends Omit<Attachment, 'key' | 'type'> {
  /** Empty for a file without content, which the form's own rules tell of. */
  type: Attachment['type'] | '';
  bytes: Buffer<ArrayBuffer>;
}

/**
 * The one file that a form may carry; none for an input that was left empty. Refuses a file that the
 * form has no field for, since dropping it would let its sender believe that the university has it.
 */
export async function attachedFile(
  { fileField }: Pick<FormDefinition, 'fileField'>,
  files: readonly [field: string, file: File][],
): Promise<AttachedFile | undefined> {
  const chosen = files.filter(([, { name, size }]) => name !== '' || size > 0);
  const [[field, file] = []] = chosen;
  if (!file) return undefined;
  if (field !== fileField || chosen.length > 1) throw failure('unsupportedType');
  if (file.size > limits.files) throw failure('tooLarge');
  const { type, bytes } = clean(Buffer.from(await file.arrayBuffer()));
  return { name: readableName(file.name), type, size: bytes.length, sha256: sha256(bytes), bytes };
}

/** Refuses what isn't a whole file of a type that forms take. */
function clean(bytes: Buffer<ArrayBuffer>): Pick<AttachedFile, 'type' | 'bytes'> {
  if (bytes.length === 0) return { type: '', bytes };
  if (isWholePdf(bytes)) return { type: 'application/pdf', bytes };
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return { type: 'image/jpeg', bytes: jpeg };
  const png = cleanPng(bytes);
  if (png) return { type: 'image/png', bytes: png };
  throw failure('unsupportedType');
}

/** Without folders, and without what would act on a terminal or turn the name's direction. */
function readableName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const readable = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ').trim();
  return [...readable].slice(-limits.name).join('') || 'file';
}
