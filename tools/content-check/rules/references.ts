import { basename } from 'node:path';
import type { DocumentType, RecordType } from '../../../src/collections/registry.ts';
import type { Content, DocumentEntry, SourceFile } from '../content.ts';
import type { Message, Value } from '../message.ts';
import { describeValue, type Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';

/** A field that names another entry. */
interface Reference {
  from: DocumentType | RecordType;
  field: string;
  to: DocumentType | RecordType;
  /** Which part of the other folder's or file's name the field has. */
  by: 'number' | 'slug';
  /** Only entries of this kind. */
  kind?: string;
}

const table: Reference[] = [
  { from: 'admissions', field: 'courses', to: 'courses', by: 'number' },
  { from: 'admissions', field: 'programmes', to: 'nursing-programmes', by: 'slug' },
  { from: 'courses', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'head', to: 'staff', by: 'slug' },
  { from: 'journal-issues', field: 'journal', to: 'journals', by: 'number' },
  { from: 'news', field: 'people', to: 'staff', by: 'slug' },
  { from: 'pages', field: 'section', to: 'sections', by: 'number' },
  { from: 'sections', field: 'head', to: 'staff', by: 'slug' },
  { from: 'staff', field: 'department', to: 'departments', by: 'number' },
  { from: 'staff', field: 'section', to: 'sections', by: 'number' },
  { from: 'teachers', field: 'department', to: 'departments', by: 'number' },
  { from: 'vacancies', field: 'department', to: 'departments', by: 'number' },
];

/** A field that names another entry names one that exists. */
export function references(content: Content): Problem[] {
  return table.flatMap((reference) => {
    const { from, field, to, by, kind } = reference;
    const existing = identifiers(content, reference);
    const where: Value = kind === undefined ? to : { key: 'reference.kind', type: to, kind };
    const choice: Message =
      existing.length === 0
        ? { key: 'reference.none' }
        : { key: 'reference.choice', choice: existing.join(', ') };
    const key = by === 'slug' ? 'reference.name' : 'reference.number';
    const messages: Message[] = [{ key, where }, choice];
    return filesOf(content, from).flatMap(({ name, fields }) =>
      [fields?.values[field]]
        .flat()
        .filter((value) => isWellFormed(value, by) && !existing.includes(value))
        .map((value): Problem => {
          const line = fields && lineOf(fields, [field]);
          return { file: name, field: [field], line, read: describeValue(value), messages };
        }),
    );
  });
}

/** Other values are the schema's to report. */
function isWellFormed(value: unknown, by: Reference['by']): value is string | number {
  return by === 'number' ? Number.isInteger(value) : typeof value === 'string';
}

function identifiers(
  { documents, records }: Content,
  { to, by, kind }: Reference,
): (string | number)[] {
  const kindOf = ({ data }: DocumentEntry) => data?.fields?.values.kind;
  const files = records
    .filter(({ type }) => type === to)
    .map(({ path }) => basename(path, '.yaml'));
  return documents
    .filter((entry) => entry.type === to && (kind === undefined || kindOf(entry) === kind))
    .flatMap((entry) => entry[by] ?? [])
    .concat(files)
    .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
}

function filesOf({ documents, records }: Content, from: Reference['from']): SourceFile[] {
  const shared = documents.flatMap(({ type, data }) => (type === from && data ? [data] : []));
  return [...shared, ...records.filter(({ type }) => type === from)];
}
