import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../../src/collections/registry.ts';
import { isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { didYouMean } from './nearest.ts';
import { isPictureName } from './picture-formats.ts';

/** What a file of the content folder is, by where it lies. */
export type Place =
  | { kind: 'data'; type: DocumentType }
  | { kind: 'text'; type: DocumentType; locale: Locale }
  | { kind: 'record'; type: RecordType }
  /** A picture, or a file in a folder that is reported as a whole. */
  | { kind: 'other' }
  | { kind: 'unknown'; message: string };

export function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documents, type);
}

export function isRecordType(type: string): type is RecordType {
  return Object.hasOwn(records, type);
}

const textNames = locales.map((locale) => `${locale}.md`);
const collectionNames = [...Object.keys(documents), ...Object.keys(records)].sort();

/** The sentence about a folder that is no collection. */
export function unknownCollection(name: string): string {
  const list = collectionNames.join(', ');
  const hint = didYouMean(name, collectionNames);
  return `there is no content type of this name.${hint} The content types are: ${list}.`;
}

function documentPlace(type: DocumentType, rest: readonly string[]): Place {
  const [name = ''] = rest.slice(1);
  if (rest.length === 2 && name === 'data.yaml') return { kind: 'data', type };
  const locale = name.replace(/\.md$/, '');
  if (rest.length === 2 && name.endsWith('.md') && isLocale(locale)) {
    return { kind: 'text', type, locale };
  }
  const allowed = ['data.yaml', ...textNames];
  const hint = didYouMean(rest.at(-1) ?? '', allowed);
  const where = `A folder of ${type}/ holds ${allowed.join(', ')} and pictures.`;
  return { kind: 'unknown', message: `this file is not used.${hint} ${where}` };
}

function recordPlace(type: RecordType, rest: readonly string[]): Place {
  if (rest.length === 1 && rest[0]?.endsWith('.yaml')) return { kind: 'record', type };
  const message = `this file is not used. The folder ${type}/ holds one <name>.yaml an entry, and pictures.`;
  return { kind: 'unknown', message };
}

/** Classifies a file by its path in the content folder: `['news', '1-open-day', 'ru.md']`. */
export function placeOf([type = '', ...rest]: readonly string[]): Place {
  const picture = isPictureName(rest.at(-1) ?? '');
  if (isDocumentType(type)) {
    return picture && rest.length > 1 ? { kind: 'other' } : documentPlace(type, rest);
  }
  if (isRecordType(type)) return picture ? { kind: 'other' } : recordPlace(type, rest);
  if (rest.length > 0) return { kind: 'other' };
  const message = 'this file is not used: it lies outside the folders of the content types.';
  return { kind: 'unknown', message };
}
