import type { DocumentType, RecordType } from '../../../src/collections/registry.ts';
import type { Content, DocumentEntry, SourceFile } from '../content.ts';
import type { Problem } from '../problem.ts';
import { valueWords } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

type Reference = {
  from: DocumentType | RecordType;
  field: string;
  to: DocumentType;
  /** What the field holds: the number or the slug in the other entry's folder name. */
  by: 'number' | 'slug';
  /** Only entries whose data.yaml gives this kind. */
  kind?: string;
};

const references: Reference[] = [
  { from: 'admissions', field: 'courses', to: 'courses', by: 'number' },
  { from: 'courses', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'head', to: 'staff', by: 'slug' },
  { from: 'journal-issues', field: 'journal', to: 'journals', by: 'number' },
  { from: 'sections', field: 'head', to: 'staff', by: 'slug' },
  { from: 'staff', field: 'department', to: 'departments', by: 'number' },
  { from: 'staff', field: 'section', to: 'sections', by: 'number' },
  { from: 'teachers', field: 'department', to: 'departments', by: 'number' },
  { from: 'vacancies', field: 'department', to: 'departments', by: 'number' },
];

function kindOf(entry: DocumentEntry): unknown {
  return entry.data?.fields?.values.kind;
}

function targets({ documents }: Content, { to, by, kind }: Reference): (string | number)[] {
  return documents
    .filter((entry) => entry.type === to && (kind === undefined || kindOf(entry) === kind))
    .flatMap((entry) => entry[by] ?? [])
    .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
}

function filesOf({ documents, records }: Content, from: Reference['from']): SourceFile[] {
  const shared = documents.flatMap(({ type, data }) => (type === from && data ? [data] : []));
  return [...shared, ...records.filter(({ type }) => type === from)];
}

function problems(content: Content, reference: Reference): Problem[] {
  const { from, field, to, by, kind } = reference;
  const found = targets(content, reference);
  const what = kind === undefined ? to : `${to} of the kind ${kind}`;
  const choice = found.length === 0 ? 'There are none yet.' : `Write one of ${found.join(', ')}.`;
  return filesOf(content, from).flatMap(({ name, fields }) => {
    const held = fields?.values[field];
    return [held].flat().flatMap((value): Problem[] => {
      const wellFormed = by === 'number' ? Number.isInteger(value) : typeof value === 'string';
      if (!fields || !wellFormed || found.includes(value as string | number)) return [];
      const message = `no entry in ${what} has this ${by === 'slug' ? 'name' : by}. ${choice}`;
      return [
        { file: name, field, line: lineOf(fields, [field]), read: valueWords(value), message },
      ];
    });
  });
}

/** A field that names another entry leads to one. */
export function entryReferences(content: Content): Problem[] {
  return references.flatMap((reference) => problems(content, reference));
}
