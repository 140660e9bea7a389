import type { FirstDay } from '../../content-types/publication.ts';
import { type Reference, references as table } from '../../content-types/references.ts';
import type { Translations } from '../../i18n/localize.ts';
import type { Content, DocumentEntry, SourceFile } from '../content.ts';
import { fileName } from '../file-name.ts';
import { hiddenFrom } from '../hidden.ts';
import type { Message, Value } from '../message.ts';
import { describeValue, didYouMean, type Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';
import { valueAt } from './fields.ts';

/** A field that names another entry names one that exists. */
export function references(content: Content): Problem[] {
  return table.flatMap((reference) => {
    const { from, to, by, kind } = reference;
    const field = reference.field.split('.');
    const existing = identifiers(content, reference);
    const firstDays = new Map(existing.map(({ id, firstDay }) => [id, firstDay]));
    const where: Value = kind === undefined ? to : { key: 'reference.kind', type: to, kind };
    const choice: Message =
      existing.length === 0
        ? { key: 'reference.none' }
        : { key: 'reference.choice', choice: listOf(existing) };
    const key = by === 'slug' ? 'reference.name' : 'reference.number';
    const unknown = (value: string | number): Message[] => [
      { key, where },
      ...(by === 'slug' ? didYouMean(`${value}`, [...firstDays.keys()].map(String)) : []),
      choice,
    ];
    return filesOf(content, from).flatMap(({ file: { name, fields }, firstDay }) =>
      [valueAt(fields?.values, field)]
        .flat()
        .filter((value): value is string | number => isWellFormed(value, by))
        .flatMap((value): Problem[] => {
          const day = firstDays.get(value);
          const messages = day === undefined ? unknown(value) : hiddenFrom(firstDay, day);
          if (messages.length === 0) return [];
          const line = fields && lineOf(fields, field);
          return [{ file: name, field, line, read: describeValue(value), messages }];
        }),
    );
  });
}

/** Other values are the schema's to report. */
function isWellFormed(value: unknown, by: Reference['by']): value is string | number {
  return by === 'number' ? Number.isInteger(value) : typeof value === 'string';
}

interface Named {
  id: string | number;
  /** Undefined where the id says it. */
  title: Translations | undefined;
  firstDay: FirstDay;
}

/** The entries one after the other: a number alone says nothing. */
function listOf(entries: readonly Named[]): Value {
  return entries
    .map(({ id, title }): Value => (title ? { key: 'reference.entry', id, title } : `${id}`))
    .reduce((one, other) => ({ key: 'reference.more', one, other }));
}

function identifiers({ documents, records }: Content, { to, by, kind }: Reference): Named[] {
  const kindOf = ({ data }: DocumentEntry) => data?.fields?.values.kind;
  const files = records
    .filter(({ type }) => type === to)
    .map(({ path, firstDay }): Named => {
      return { id: fileName(path, '.yaml'), title: undefined, firstDay };
    });
  return documents
    .filter((entry) => entry.type === to && (kind === undefined || kindOf(entry) === kind))
    .flatMap((entry): Named[] => {
      const id = entry[by];
      const title = by === 'number' ? titleOf(entry) : undefined;
      return id === undefined ? [] : [{ id, title, firstDay: entry.firstDay }];
    })
    .concat(files)
    .sort((a, b) => (typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : 0));
}

function titleOf({ texts }: DocumentEntry): Translations | undefined {
  const titles = texts.flatMap(({ locale, fields }) => {
    const { title } = fields?.values ?? {};
    return typeof title === 'string' ? [[locale, title]] : [];
  });
  return titles.length > 0 ? Object.fromEntries(titles) : undefined;
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
