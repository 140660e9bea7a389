import type { DocumentType, RecordType } from '../../content-types/registry.ts';

/** A content type. */
export type ContentType = DocumentType | RecordType;

/** An existing entry. */
export interface Entry {
  /** The name of its folder, or of its file without the extension: `1-open-day`. */
  name: string;
  /** Its title or name, in the author's language if available. */
  title: string;
}

/** All existing entries. */
export type Entries = Record<ContentType, readonly Entry[]>;

const number = /^(\d+)-/;

/** The id of the next new entry, if the names of all entries of the type begin with one. */
export function nextId(entries: readonly Entry[]): number | undefined {
  const ids = entries.map(({ name }) => Number(number.exec(name)?.[1]));
  return ids.length > 0 && !ids.some(Number.isNaN) ? Math.max(...ids) + 1 : undefined;
}
