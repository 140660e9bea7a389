import {
  type DocumentType,
  documents,
  type RecordType,
  singleTypes,
} from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';

/** The address of an entry's form on the authors' screen; `name` is that of its folder or file. */
export function editLink(
  { type, name }: { type: DocumentType | RecordType; name: string },
  locale: Locale,
): string {
  return `/admin?lang=${locale}#/collections/${formOf(type, name)}`;
}

/** Sveltia's form for an entry: its path without language and extension. */
function formOf(type: DocumentType | RecordType, name: string): string {
  if (Object.hasOwn(documents, type)) return `${type}/entries/${name}/index`;
  const isSingle = singleTypes.some((single) => single === type);
  return isSingle ? `_singletons/entries/${type}` : `${type}/entries/${name}`;
}
