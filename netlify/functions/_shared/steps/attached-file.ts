import { fileTypeFromBuffer } from 'file-type';
import { isAttachmentType } from '../../../../src/forms/attachment.ts';
import { limits } from '../../../../src/forms/limits.ts';
import type { FormDefinition } from '../form-definition.ts';
import { failure } from '../outcome.ts';
import { sha256 } from '../reference.ts';
import type { Attachment } from '../submission.ts';

/** A file as it came: its type is that of its content, its name is for people to read. */
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
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = file.size > 0 ? await contentType(bytes) : '';
  return { name: readableName(file.name), type, size: file.size, sha256: sha256(bytes), bytes };
}

async function contentType(bytes: Buffer<ArrayBuffer>): Promise<Attachment['type']> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!isAttachmentType(found?.mime)) throw failure('unsupportedType');
  return found.mime;
}

/** Without folders, and without what would act on a terminal or turn the name's direction. */
function readableName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const readable = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ').trim();
  return [...readable].slice(-limits.name).join('') || 'file';
}
