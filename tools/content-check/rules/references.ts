import { basename } from 'node:path';
import { type Reference, references as table } from '../../../src/collections/references.ts';
import type { Content, DocumentEntry, SourceFile } from '../content.ts';
import type { Message, Value } from '../message.ts';
import { describeValue, type Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';

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
