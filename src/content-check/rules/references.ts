import type { FirstDay } from '../../content-types/publication.ts';
import { type Reference, references as table } from '../../content-types/references.ts';
import type { Translations } from '../../i18n/localize.ts';
import { type Entry, isDocument, perSite, type Site } from '../content.ts';
import { hiddenFrom } from '../hidden.ts';
import type { Message, Value } from '../message.ts';
import { describeValue, didYouMean, type Finding, type Path } from '../problem.ts';

/** A field that names another entry names an existing one. */
export function references({ type, data, firstDay }: Entry, site: Site): Finding[] {
  if (!data) return [];
  return table
    .filter(({ from }) => from === type)
    .flatMap((reference) =>
      valuesAt(data.values, reference.field.split('.')).flatMap(({ field, value }): Finding[] => {
        if (!isWellFormed(value, reference.by)) return [];
        const found = targets(site)
          .get(reference)
          ?.find(({ id }) => id === value);
        const messages = found
          ? hiddenFrom(firstDay, found.firstDay)
          : unknown(value, reference, targets(site).get(reference) ?? []);
        if (messages.length === 0) return [];
        const read = describeValue(value);
        return [{ file: data.file, field, read, messages }];
      }),
    );
}

/** The values at a path, in each item of the lists on it; `field` is where each is. */
export function valuesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  field: Path = [],
): { field: Path; value: unknown }[] {
  if (name === undefined) return [value].flat().map((each) => ({ field, value: each }));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesAt(item, [name, ...rest], [...field, index]));
  }
  const inner = { ...(value as Record<string, unknown> | undefined) }[name];
  return valuesAt(inner, rest, [...field, name]);
}

function unknown(
  value: string | number,
  { to, by, kind }: Reference,
  existing: readonly Named[],
): Message[] {
  const where: Value = kind === undefined ? to : { key: 'reference.kind', type: to, kind };
  const names = existing.map(({ id }) => `${id}`);
  return [
    { key: by === 'slug' ? 'reference.name' : 'reference.number', where },
    ...(by === 'slug' ? didYouMean(`${value}`, names) : []),
    existing.length === 0
      ? { key: 'reference.none' }
      : { key: 'reference.choice', choice: listOf(existing) },
  ];
}

/** The allowed values of each reference. */
const targets = perSite(
  ({ entries }) => new Map(table.map((reference) => [reference, namedIn(entries, reference)])),
);

/** Other values are reported by the schema. */
function isWellFormed(value: unknown, by: Reference['by']): value is string | number {
  return by === 'number' ? Number.isInteger(value) : typeof value === 'string';
}

interface Named {
  id: string | number;
  /** Undefined if the id says it. */
  title: Translations | undefined;
  firstDay: FirstDay;
}

/** A list of the entries: a number alone would not identify them. */
function listOf(entries: readonly Named[]): Value {
  return entries
    .map(({ id, title }): Value => (title ? { key: 'reference.entry', id, title } : `${id}`))
    .reduce((one, other) => ({ key: 'reference.more', one, other }));
}

function namedIn(entries: readonly Entry[], { to, by, kind }: Reference): Named[] {
  return entries
    .filter(
      ({ type, data }) =>
        // The authors' screen knows only the names of other entries.
        type === to && (kind === undefined || !data || data.values?.['kind'] === kind),
    )
    .flatMap((entry): Named[] => {
      const id = isDocument(entry) ? entry[by] : entry.name;
      const title = by === 'number' ? titleOf(entry) : undefined;
      return id === undefined ? [] : [{ id, title, firstDay: entry.firstDay }];
    })
    .sort((a, b) => (typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : 0));
}

/** The titles of a document by language. */
export function titleOf({ texts }: Entry): Translations | undefined {
  const titles = texts.flatMap(({ locale, values }) => {
    const title = values?.['title'];
    return typeof title === 'string' ? [[locale, title]] : [];
  });
  return titles.length > 0 ? Object.fromEntries(titles) : undefined;
}
