import type { DocumentType, RecordType } from './registry.ts';

/** A document by the number of its folder. */
interface NamedDocument {
  type: DocumentType;
  number: number;
}

/** A record by its file name without the extension. */
interface NamedRecord {
  type: RecordType;
  name: string;
}

/**
 * All entries that the code refers to by name, apart from the texts of pages (routing/routes.ts), the
 * search's answers, references in the settings, and types with a single entry. The content check refuses a
 * site without one (src/content-check/needed-entries.ts names its use), and the authors' screen can't delete
 * them.
 */
export const namedEntries = {
  leadership: { type: 'sections', number: 1 },
  internationalDepartment: { type: 'sections', number: 2 },
  scientificDepartment: { type: 'sections', number: 4 },
  educationOffice: { type: 'sections', number: 5 },
  studentAffairs: { type: 'sections', number: 7 },
  digitalEducation: { type: 'sections', number: 8 },
  /** The university's country, in the list of where the diploma is recognised. */
  homeCountry: { type: 'recognition', name: 'uzbekistan' },
} as const satisfies Record<string, NamedDocument | NamedRecord>;

/** The key of an entry that the code refers to. */
export type NamedKey = keyof typeof namedEntries;

/** The key of a document. */
export type NamedDocumentKey = {
  [Key in NamedKey]: (typeof namedEntries)[Key] extends NamedDocument ? Key : never;
}[NamedKey];

/** The key of a record. */
export type NamedRecordKey = Exclude<NamedKey, NamedDocumentKey>;
