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
