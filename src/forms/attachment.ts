import type { ApplicationErrorCode } from './codes.ts';
import { limits } from './limits.ts';

/** The types of files that forms take, and how their names end. */
export const attachmentTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

export function isAttachmentType(type: unknown): type is AttachmentType {
  return typeof type === 'string' && Object.hasOwn(attachmentTypes, type);
}

/** How the name of a stored file ends: `.pdf`. */
export const endingOf = (type: AttachmentType): string => attachmentTypes[type][0];

/** For a file input's `accept`: by type, and by name where a phone knows no types. */
export const acceptedFiles = Object.entries(attachmentTypes).flat(2).join(',');

/**
 * What can be told of a file before it is sent: its size, and its type by the browser's word or its
 * name. What it really is, the function finds in its content.
 */
export function checkFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
): ApplicationErrorCode | undefined {
  if (file.size === 0) return 'socialStatusFile.empty';
  if (file.size > limits.files) return 'socialStatusFile.tooLarge';
  const endings: readonly string[] = Object.values(attachmentTypes).flat();
  const named = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  return named || isAttachmentType(file.type) ? undefined : 'socialStatusFile.type';
}
