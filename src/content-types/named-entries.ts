import type { DocumentType, RecordType } from './registry.ts';

/** A document by the number of its folder. */
interface NamedDocument {
  type: DocumentType;
  number: number;
}

/** A record by its file's name without the ending. */
interface NamedRecord {
  type: RecordType;
  name: string;
}

/**
 * All entries that the code reaches for by name, besides the texts of pages (routing/routes.ts), the
 * answers of the search, what the settings name, and types with just one entry. The content check refuses a site that lacks
 * one (src/content-check/needed-entries.ts says what needs it), and the authors' screen keeps them.
 */
export const namedEntries = {
  leadership: { type: 'sections', number: 1 },
  internationalDepartment: { type: 'sections', number: 2 },
  scientificDepartment: { type: 'sections', number: 4 },
  educationOffice: { type: 'sections', number: 5 },
  studentAffairs: { type: 'sections', number: 7 },
  digitalEducation: { type: 'sections', number: 8 },
  bachelorAdmission: { type: 'admissions', number: 1 },
  /** The country of the university, in what a diploma is worth where. */
  homeCountry: { type: 'recognition', name: 'uzbekistan' },
} as const satisfies Record<string, NamedDocument | NamedRecord>;

/** The key of an entry that the code reaches for. */
export type NamedKey = keyof typeof namedEntries;

/** The key of a document. */
export type NamedDocumentKey = {
  [Key in NamedKey]: (typeof namedEntries)[Key] extends NamedDocument ? Key : never;
}[NamedKey];

/** The key of a record. */
export type NamedRecordKey = Exclude<NamedKey, NamedDocumentKey>;
