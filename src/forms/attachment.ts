import type { FieldError, FileProblem } from './codes.ts';
import type { FileKind } from './file-kind.ts';
import { limits } from './limits.ts';

/** The accepted types of files, with their file name extensions. */
const attachmentTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

export function isAttachmentType(type: unknown): type is AttachmentType {
  return typeof type === 'string' && Object.hasOwn(attachmentTypes, type);
}

/** The extension of a stored file's name: `.pdf`. */
export const extensionOf = (type: AttachmentType): string => attachmentTypes[type][0];

/** A file input's `accept`: types, and extensions for phones that don't know types. */
export const acceptedFiles = Object.entries(attachmentTypes).flat(2).join(',');

/** Adds the types that the browser converts before sending. Not HEIC, so that phones convert it themselves. */
export const convertedFiles = `${acceptedFiles},image/webp,.webp,image/avif,.avif`;

const typesOfKinds: Partial<Record<FileKind, AttachmentType>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The accepted type for a kind of file; undefined for a kind that is not accepted. */
export const typeOfKind = (kind: FileKind | undefined): AttachmentType | undefined =>
  kind && typesOfKinds[kind];

/** The error for a file by its size and kind; only the function checks whether it is complete. */
export function fileError(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: FileKind | undefined,
): FieldError | undefined {
  const error = (problem: FileProblem) => `file.${problem}` as const;
  if (size === 0) return error('empty');
  if (size > limits.files) return error('tooLarge');
  if (!kind) return error('type');
  if (typeOfKind(kind)) return undefined;
  const extensions: readonly string[] = Object.values(attachmentTypes).flat();
  const called = extensions.find((extension) => name.toLowerCase().endsWith(extension));
  return called
    ? { code: error('misnamed'), called, found: kind }
    : { code: error('found'), found: kind };
}
