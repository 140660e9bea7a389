import type { Reference } from '../../content-types/references.ts';
import type { DocumentType, RecordType } from '../../content-types/registry.ts';

/** A content type. */
export type ContentType = DocumentType | RecordType;

/** An existing entry. */
export interface Entry {
  /** The name of its folder, or of its file without the extension: `1-open-day`. */
  name: string;
  /** Its title or name, in the author's language if available. */
  title: string;
  /** Its `kind`, if the type has kinds. */
  kind?: string | undefined;
}

/** All existing entries. */
export type Entries = Record<ContentType, readonly Entry[]>;

const number = /^(\d+)-/;

/** The id of the next new entry, if the names of all entries of the type begin with one. */
export function nextId(entries: readonly Entry[]): number | undefined {
  const ids = entries.map(({ name }) => Number(number.exec(name)?.[1]));
  return ids.length > 0 && !ids.some(Number.isNaN) ? Math.max(...ids) + 1 : undefined;
}

/** The entries that a field can refer to by number, in order. */
export function numberedOptions(
  { to, kind }: Reference,
  entries: Entries,
): { label: string; value: number }[] {
  return entries[to]
    .filter((entry) => kind === undefined || entry.kind === kind)
    .map(({ name, title }) => ({ label: title, value: Number.parseInt(name, 10) }))
    .sort((a, b) => a.value - b.value);
}
