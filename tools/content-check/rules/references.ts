import { basename } from 'node:path';
import type { FirstDay } from '../../../src/collections/publication.ts';
import { type Reference, references as table } from '../../../src/collections/references.ts';
import type { Content, DocumentEntry, SourceFile } from '../content.ts';
import { hiddenFrom } from '../hidden.ts';
import type { Message, Value } from '../message.ts';
import { describeValue, type Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';

/** A field that names another entry names one that exists. */
export function references(content: Content): Problem[] {
  return table.flatMap((reference) => {
    const { from, field, to, by, kind } = reference;
    const firstDays = new Map(identifiers(content, reference));
    const existing = [...firstDays.keys()];
    const where: Value = kind === undefined ? to : { key: 'reference.kind', type: to, kind };
    const choice: Message =
      existing.length === 0
        ? { key: 'reference.none' }
        : { key: 'reference.choice', choice: existing.join(', ') };
    const key = by === 'slug' ? 'reference.name' : 'reference.number';
    const unknown: Message[] = [{ key, where }, choice];
    return filesOf(content, from).flatMap(({ file: { name, fields }, firstDay }) =>
      [fields?.values[field]]
        .flat()
        .filter((value) => isWellFormed(value, by))
        .flatMap((value): Problem[] => {
          const day = firstDays.get(value);
          const messages = day === undefined ? unknown : hiddenFrom(firstDay, day);
          if (messages.length === 0) return [];
          const line = fields && lineOf(fields, [field]);
          return [{ file: name, field: [field], line, read: describeValue(value), messages }];
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
): [string | number, FirstDay][] {
  const kindOf = ({ data }: DocumentEntry) => data?.fields?.values.kind;
  const files = records
    .filter(({ type }) => type === to)
    .map(({ path, firstDay }): [string, FirstDay] => [basename(path, '.yaml'), firstDay]);
  return documents
    .filter((entry) => entry.type === to && (kind === undefined || kindOf(entry) === kind))
    .flatMap((entry): [string | number, FirstDay][] => {
      const id = entry[by];
      return id === undefined ? [] : [[id, entry.firstDay]];
    })
    .concat(files)
    .sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
}

function filesOf(
  { documents, records }: Content,
  from: Reference['from'],
): { file: SourceFile; firstDay: FirstDay }[] {
  const shared = documents
    .filter(({ type }) => type === from)
    .flatMap(({ data, firstDay }) => (data ? { file: data, firstDay } : []));
  const others = records
    .filter(({ type }) => type === from)
    .map((file) => ({ file, firstDay: file.firstDay }));
  return [...shared, ...others];
}
