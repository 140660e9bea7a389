import type { z } from 'astro/zod';
import pMap from 'p-map';
import type { SchemaContext } from '../../content-types/fields.ts';
import { documents, records } from '../../content-types/registry.ts';
import type { Content, DocumentEntry, RecordEntry, SourceFile } from '../content.ts';
import { issueMessages, type SharedFields, unknownFieldMessages } from '../field-messages.ts';
import { filesAtOnce } from '../files-at-once.ts';
import { glossarySchema } from '../glossary.ts';
import { inLatin } from '../look-alikes.ts';
import type { Message } from '../message.ts';
import { closest, describeValue, type Path, type Problem } from '../problem.ts';
import { isDayToBuild, replaced, writtenValue } from '../readings.ts';
import { type Fields, lineOf, placeOf } from '../yaml.ts';

/** Gives the schema of an entry an `image()`. */
export type ContextOf = (entry: DocumentEntry | RecordEntry) => SchemaContext;

/** Every file has the fields of its type's schema, and no others; so has the glossary. */
export async function fieldsBySchema(content: Content, contextOf: ContextOf): Promise<Problem[]> {
  const { glossary } = content;
  const checks = [
    ...documentChecks(content, contextOf),
    ...recordChecks(content, contextOf),
    ...(glossary ? [{ file: glossary, schema: glossarySchema }] : []),
  ];
  return withoutEchoes((await pMap(checks, fieldProblems, { concurrency: filesAtOnce })).flat());
}

/** A problem with what shows whether another has the same cause. */
interface FieldProblem extends Problem {
  /** For a field that its schema doesn't have: the name that was meant. */
  meant?: Path | undefined;
  isMissing?: boolean;
}

/** A mistyped name is reported once: not also as a field that is missing. */
function withoutEchoes(problems: readonly FieldProblem[]): Problem[] {
  const idOf = (file: string, path: Problem['field']) => JSON.stringify([file, path]);
  const meant = new Set(problems.flatMap(({ file, meant }) => (meant ? idOf(file, meant) : [])));
  return problems
    .filter(({ file, field, isMissing }) => !isMissing || !meant.has(idOf(file, field)))
    .map(({ meant: _, isMissing: __, ...problem }) => problem);
}

/** A cover is described in each language that the document is written in. */
export function covers(content: Content): Problem[] {
  const messages: Message[] = [{ key: 'field.missing' }, { key: 'cover.description' }];
  return content.documents
    .filter(({ data }) => data?.fields?.values.cover !== undefined)
    .filter(({ type }) => schemaKeys(documents[type].text()).includes('coverAlt'))
    .flatMap(({ texts }) => texts)
    .filter(({ fields }) => fields && fields.values.coverAlt === undefined)
    .map(({ name }) => ({ file: name, field: ['coverAlt'], messages }));
}

interface FieldCheck {
  file: SourceFile;
  schema: z.ZodType;
  /** The fields that the file has in addition to the schema's. */
  besides?: readonly string[];
  /** Where a field that is unknown here may belong. */
  shared?: SharedFields;
}

function documentChecks({ documents: entries }: Content, contextOf: ContextOf): FieldCheck[] {
  return entries.flatMap((entry) => {
    const { type, data, texts } = entry;
    const schema = documents[type].data(contextOf(entry));
    const textSchema: z.ZodType = documents[type].text();
    const values = data?.fields?.values ?? {};
    const shared: SharedFields = { known: schemaKeys(schema), values };
    const checks: FieldCheck[] = texts.map((file) => ({ file, schema: textSchema, shared }));
    return data ? [...checks, { file: data, schema, besides: schemaKeys(textSchema) }] : checks;
  });
}

function recordChecks({ records: entries }: Content, contextOf: ContextOf): FieldCheck[] {
  return entries.map((file) => ({
    file,
    schema: records[file.type](contextOf(file)),
  }));
}

async function fieldProblems({
  file,
  schema,
  besides = [],
  shared,
}: FieldCheck): Promise<FieldProblem[]> {
  const { fields } = file;
  if (!fields) return [];
  const issues = await issuesOf(schema, fields);
  return issues.flatMap((issue): FieldProblem[] => {
    const path = issue.path as Path;
    if (issue.code !== 'unrecognized_keys') {
      const value = valueAt(fields.values, path);
      const place = placeOf(fields, path);
      const messages = issueMessages(issue, value, schemaKeys(schema, path), place?.scalar?.source);
      const isMissing = value === undefined;
      return [{ ...problemAt(file.name, fields, path, messages), isMissing }];
    }
    const isTop = path.length === 0;
    const known = [...(isTop ? besides : []), ...schemaKeys(schema, path)];
    return issue.keys.map((key) => {
      const messages = unknownFieldMessages(key, known, isTop ? shared : undefined);
      const name = closest(inLatin(key), known);
      const meant = name === undefined ? undefined : [...path, name];
      return { ...problemAt(file.name, fields, [...path, key], messages), meant };
    });
  });
}

/**
 * The issues of a schema with the fields of a file. A number where text is expected is looked at as the
 * text that it should be, so that all that is wrong with it is said at once; a day is looked at as the
 * build reads it.
 */
async function issuesOf(schema: z.ZodType, fields: Fields): Promise<z.core.$ZodIssue[]> {
  const parse = async (replacements: Parameters<typeof replaced>[1]) =>
    (await schema.safeParseAsync(replaced(fields, replacements))).error?.issues ?? [];
  const issues = (await schema.safeParseAsync(fields.values)).error?.issues ?? [];
  const isText = (issue: z.core.$ZodIssue) =>
    issue.code === 'invalid_type' && issue.expected === 'string';
  const unquoted = issues.filter(isText).flatMap(({ path }) => {
    const value = writtenValue(placeOf(fields, path as Path)?.scalar);
    return value === '' ? [] : [{ path: path as Path, value }];
  });
  const days = fields.places.filter(isDayToBuild).map(({ path }) => ({ path, value: new Date(0) }));
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

function problemAt(
  file: string,
  fields: Fields,
  path: Path,
  messages: readonly Message[],
): Problem {
  const value = valueAt(fields.values, path);
  const place = placeOf(fields, path);
  const comment: Message | undefined = place?.comment
    ? { key: 'yaml.comment', text: place.comment }
    : undefined;
  return {
    file,
    field: path,
    line: lineOf(fields, path),
    ...(value === undefined ? {} : { read: describeValue(value, writtenValue(place?.scalar)) }),
    messages: value === null && comment ? [...messages, comment] : messages,
  };
}

/** The names of the fields that a schema has at `path`; none where it has no group of fields. */
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

/** The value at `path`, or undefined where there is none. */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, part)
        ? (current as Record<string | number, unknown>)[part]
        : undefined,
    values,
  );
}
