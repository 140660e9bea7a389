import type { FormErrorCode } from './codes.ts';
import { limits } from './limits.ts';

/** The types of files that forms accept, with their file name extensions. */
const attachmentTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const;

type AttachmentType = keyof typeof attachmentTypes;

export function isAttachmentType(type: unknown): type is AttachmentType {
  return typeof type === 'string' && Object.hasOwn(attachmentTypes, type);
}

/** The extension of a stored file's name: `.pdf`. */
export const extensionOf = (type: AttachmentType): string => attachmentTypes[type][0];

/** A file input's `accept`: types, and extensions for phones that know no types. */
export const acceptedFiles = Object.entries(attachmentTypes).flat(2).join(',');

/** The fields that the messages know as files. */
type FileField<Code = FormErrorCode> = Code extends `${infer Field}.tooLarge` ? Field : never;

/**
 * What is wrong with a file as far as the browser knows: its size, and its type by what the browser
 * or its name says. The function looks at the content.
 */
export function fileError(
  field: FileField,
  file: Pick<File, 'name' | 'size' | 'type'>,
): FormErrorCode | undefined {
  if (file.size === 0) return `${field}.empty`;
  if (file.size > limits.files) return `${field}.tooLarge`;
  const extensions: readonly string[] = Object.values(attachmentTypes).flat();
  const known = extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  return known || isAttachmentType(file.type) ? undefined : `${field}.type`;
}
