import type { Reference } from '../../content-types/references.ts';
import type { DocumentType, RecordType } from '../../content-types/registry.ts';

/** A content type. */
export type ContentType = DocumentType | RecordType;

/** An entry that exists. */
export interface Entry {
  /** The name of its folder, or of its file without the ending: `1-open-day`. */
  name: string;
  /** Its title or name, in the author's language where it has one. */
  title: string;
  /** Its `kind`, where the type has kinds. */
  kind?: string | undefined;
}

/** All entries that exist. */
export type Entries = Record<ContentType, readonly Entry[]>;

const number = /^(\d+)-/;

/** The id that a new entry gets, where the names of all entries of its type begin with one. */
export function nextId(entries: readonly Entry[]): number | undefined {
  const ids = entries.map(({ name }) => Number(number.exec(name)?.[1]));
  return ids.length > 0 && !ids.some(Number.isNaN) ? Math.max(...ids) + 1 : undefined;
}

/** The entries that a field may name by number, in order. */
export function numberedOptions(
  { to, kind }: Reference,
  entries: Entries,
): { label: string; value: number }[] {
  return entries[to]
    .filter((entry) => kind === undefined || entry.kind === kind)
    .map(({ name, title }) => ({ label: title, value: Number.parseInt(name, 10) }))
    .sort((a, b) => a.value - b.value);
}
