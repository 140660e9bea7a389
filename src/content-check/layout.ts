import { blocks } from '../content-types/pages/blocks.ts';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../content-types/registry.ts';
import { isLocale, type Locale, locales } from '../i18n/locales.ts';
import { marksFile } from '../translations/mark-key.ts';
import type { Message } from './message.ts';
import { didYouMean } from './problem.ts';

/** The role of a file in the content folder, from its path. */
export type FileRole =
  | { kind: 'text'; type: DocumentType; locale: Locale }
  /** `page.mdx`: the blocks of an entry, shared by all languages. */
  | { kind: 'page'; type: DocumentType }
  | { kind: 'record'; type: RecordType }
  | { kind: 'image' }
  /** A file in a folder that is reported as a whole, or the marks of translations. */
  | { kind: 'other' }
  | { kind: 'unknown'; messages: Message[] };

/** Returns a file's role from its path in the content folder: `['news', '1-open-day', 'index.ru.md']`. */
export function fileRole([type = '', ...rest]: readonly string[]): FileRole {
  const image = isPicture(rest.at(-1) ?? '');
  if (isDocumentType(type)) {
    return image && rest.length > 1 ? { kind: 'image' } : documentFile(type, rest);
  }
  if (isRecordType(type)) return image ? { kind: 'image' } : recordFile(type, rest);
  if (rest.length > 0 || type === marksFile) return { kind: 'other' };
  return { kind: 'unknown', messages: [{ key: 'file.outside' }] };
}

function documentFile(type: DocumentType, rest: readonly string[]): FileRole {
  const hasBlocks = Object.hasOwn(blocks, type);
  const name = rest.length === 2 ? (rest[1] ?? '') : '';
  const locale = /^index\.(.+)\.md$/.exec(name)?.[1];
  if (hasBlocks && name === 'page.mdx') return { kind: 'page', type };
  if (isLocale(locale)) return { kind: 'text', type, locale };
  const texts = locales.map((each) => `index.${each}.md`);
  const expected = [...texts, ...(hasBlocks ? ['page.mdx'] : [])];
  const advice: Message = { key: 'file.inDocument', type, files: expected.join(', ') };
  return {
    kind: 'unknown',
    messages: [{ key: 'file.unused' }, ...didYouMean(name, expected), advice],
  };
}

function recordFile(type: RecordType, rest: readonly string[]): FileRole {
  if (rest.length === 1 && rest[0]?.endsWith('.yaml')) return { kind: 'record', type };
  return {
    kind: 'unknown',
    messages: [{ key: 'file.unused' }, { key: 'file.inRecords', type }],
  };
}

export function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documents, type);
}

export function isRecordType(type: string): type is RecordType {
  return Object.hasOwn(records, type);
}

export function isContentType(type: string): type is DocumentType | RecordType {
  return isDocumentType(type) || isRecordType(type);
}

/** The message for a folder that isn't a content type. */
export function unknownTypeMessages(name: string): Message[] {
  const types = [...Object.keys(documents), ...Object.keys(records)].sort();
  return [
    { key: 'type.unknown' },
    ...didYouMean(name, types),
    { key: 'type.rename', types: types.join(', ') },
  ];
}

/** File extensions of images that the build can resize. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff'];

/** Whether a file name has the extension of a picture, even of an unsupported format. */
function isPicture(name: string): boolean {
  return isImageName(name) || isPhonePicture(name);
}

/** Whether a file name has the extension of an iPhone picture, which browsers can't show. */
export function isPhonePicture(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}

/** Whether a file name has the extension of a supported image. */
export function isImageName(name: string): boolean {
  return imageExtensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '');
}
