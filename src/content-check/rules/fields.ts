import type { z } from 'astro/zod';
import type { SchemaContext } from '../../content-types/fields.ts';
import { documents, records } from '../../content-types/registry.ts';
import { type Entry, isDocument, type Part } from '../content.ts';
import { issueMessages, type SharedFields, unknownFieldMessages } from '../field-messages.ts';
import type { Message } from '../message.ts';
import { closest, describeValue, type Finding, type Path } from '../problem.ts';
import { isDayToBuild, replaced, writtenValue } from '../readings.ts';
import { placeOf } from '../source.ts';

/** Every file of an entry has the fields of its type's schema, and no others. */
export function fieldsBySchema(entry: Entry, context: SchemaContext): Promise<Finding[]> {
  return findingsBySchema(checksOf(entry, context));
}

interface Check {
  part: Part;
  schema: z.ZodType;
  /** The names of further fields that the file may have. */
  besides?: readonly string[];
  /** The shared fields, to which an unknown field may belong. */
  shared?: SharedFields;
}

/** The schemas' issues with the parts of an entry. */
export async function findingsBySchema(checks: readonly Check[]): Promise<Finding[]> {
  return withoutEchoes((await Promise.all(checks.map(fieldProblems))).flat());
}

function checksOf(entry: Entry, context: SchemaContext): Check[] {
  const { type, data, texts } = entry;
  if (!isDocument(entry)) {
    const schema = records[type as keyof typeof records](context);
    return data ? [{ part: data, schema }] : [];
  }
  const schema = documents[entry.type].data(context);
  const textSchema: z.ZodType = documents[entry.type].text();
  const shared: SharedFields = { known: schemaKeys(schema), values: data?.values ?? {} };
  const checks: Check[] = texts.map((part) => ({ part, schema: textSchema, shared }));
  return data ? [...checks, { part: data, schema, besides: schemaKeys(textSchema) }] : checks;
}

/** A finding, with data that shows whether another has the same cause. */
interface FieldProblem extends Finding {
  /** For a field that isn't in its schema: the name that was meant. */
  meant?: Path | undefined;
  isMissing?: boolean;
}

/** A mistyped name is reported once, not also as a missing field. */
function withoutEchoes(problems: readonly FieldProblem[]): Finding[] {
  const idOf = (file: string, path: Finding['field']) => JSON.stringify([file, path]);
  const meant = new Set(problems.flatMap(({ file, meant }) => (meant ? idOf(file, meant) : [])));
  return problems
    .filter(({ file, field, isMissing }) => !isMissing || !meant.has(idOf(file, field)))
    .map(({ meant: _, isMissing: __, ...problem }) => problem);
}

/** A cover is described in each language that the document is written in. */
export function covers(entry: Entry): Finding[] {
  const { data, texts } = entry;
  if (!isDocument(entry) || data?.values?.['cover'] === undefined) return [];
  if (!schemaKeys(documents[entry.type].text()).includes('coverAlt')) return [];
  const messages: Message[] = [{ key: 'field.missing' }, { key: 'cover.description' }];
  return texts
    .filter(({ values }) => values && values['coverAlt'] === undefined)
    .map(({ file }) => ({ file, field: ['coverAlt'], messages }));
}

async function fieldProblems({
  part,
  schema,
  besides = [],
  shared,
}: Check): Promise<FieldProblem[]> {
  if (!part.values) return [];
  const issues = await issuesOf(schema, part);
  return issues.flatMap((issue): FieldProblem[] => {
    const path = issue.path as Path;
    if (issue.code !== 'unrecognized_keys') {
      const value = valueAt(part.values, path);
      const { scalar } = placeOf(part.places, path) ?? {};
      const messages = issueMessages(issue, value, schemaKeys(schema, path), scalar?.source);
      return [{ ...problemAt(part, path, messages), isMissing: value === undefined }];
    }
    const isTop = path.length === 0;
    const known = [...(isTop ? besides : []), ...schemaKeys(schema, path)];
    return issue.keys.map((key) => {
      const messages = unknownFieldMessages(key, known, isTop ? shared : undefined);
      const name = closest(key, known);
      const meant = name === undefined ? undefined : [...path, name];
      return { ...problemAt(part, [...path, key], messages), meant };
    });
  });
}

/**
 * The schema's issues with the fields of a file. A number where text is expected is checked as text, so that
 * all its problems are reported at once; a date is checked as the build reads it.
 */
async function issuesOf(schema: z.ZodType, part: Part): Promise<z.core.$ZodIssue[]> {
  const { values = {}, places } = part;
  const parse = async (replacements: Parameters<typeof replaced>[1]) =>
    (await schema.safeParseAsync(replaced(values, replacements))).error?.issues ?? [];
  const issues = await parse([]);
  const isText = (issue: z.core.$ZodIssue) =>
    issue.code === 'invalid_type' && issue.expected === 'string';
  const unquoted = issues.filter(isText).flatMap(({ path }) => {
    const value = writtenValue(placeOf(places, path as Path)?.scalar);
    return value === '' ? [] : [{ path: path as Path, value }];
  });
  const days = places
    .filter((place) => isDayToBuild(place) && valueAt(values, place.path) !== undefined)
    .map(({ path }) => ({ path, value: new Date(0) }));
  const quoted = unquoted.length > 0 ? await parse(unquoted) : [];
  const built = days.length > 0 ? await parse(days) : [];
  const idOf = ({ path }: { path: readonly PropertyKey[] }) => path.join('.');
  return [
    ...issues.flatMap((issue) => {
      const found = quoted.filter((other) => isText(issue) && idOf(other) === idOf(issue));
      return found.length > 0 ? found : [issue];
    }),
    ...built.filter((issue) => isText(issue) && days.some((day) => idOf(day) === idOf(issue))),
  ];
}

function problemAt({ file, values, places }: Part, path: Path, messages: readonly Message[]) {
  const value = valueAt(values, path);
  const { scalar, comment } = placeOf(places, path) ?? {};
  const isCut = value === null && comment !== undefined;
  return {
    file,
    field: path,
    ...(value === undefined ? {} : { read: describeValue(value, writtenValue(scalar)) }),
    messages: isCut ? [...messages, { key: 'yaml.comment', text: comment } as const] : messages,
  };
}

/** The names of the fields that a schema has at `path`; none if there is no group of fields. */
export function schemaKeys(schema: z.core.$ZodType, path: Path = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case 'object': {
      if (first === undefined) return Object.keys(def.shape);
      const next = def.shape[first];
      return next ? schemaKeys(next, rest) : [];
    }
    case 'record': {
      const names = (def.keyType as z.core.$ZodTypes)._zod.def;
      if (first !== undefined) return schemaKeys(def.valueType, rest);
      return names.type === 'enum' ? Object.keys(names.entries) : [];
    }
    case 'array':
      return schemaKeys(def.element, rest);
    case 'optional':
    case 'nullable':
    case 'default':
      return schemaKeys(def.innerType, path);
    case 'pipe':
      return schemaKeys(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    default:
      return [];
  }
}

/** The value at `path`, or undefined if there is none. */
function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, part)
        ? (current as Record<string | number, unknown>)[part]
        : undefined,
    values,
  );
}
