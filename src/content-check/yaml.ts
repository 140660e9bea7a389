import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Message } from './message.ts';
import type { Path, Problem } from './problem.ts';
import { yamlMessages } from './yaml-messages.ts';
import { frequentMistake } from './yaml-mistakes.ts';

/** The fields of a YAML file, or of a text's front matter. */
export interface Fields {
  values: Record<string, unknown>;
  places: Place[];
}

/** Where a value stands. */
export interface Place {
  path: Path;
  /** The line of the field's name or, in a list, of the item. */
  line: number;
  /** Text, a number and the like; undefined for a list or a group. */
  scalar: Scalar | undefined;
  /** What follows it on its line, and isn't read: `#1 kurs`. */
  comment: string | undefined;
}

/** Reads YAML. Dates stay text, so that an impossible one can be reported. */
export function readFields(source: string): Fields | Omit<Problem, 'file'> {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    logLevel: 'error',
    prettyErrors: false,
    stringKeys: true,
  });
  const error = firstError(document, source);
  if (error) {
    const { line, col } = lines.linePos(error.offset);
    const mistake = frequentMistake(source, line);
    if (mistake) return mistake;
    return { line, messages: [{ key: 'yaml.column', column: col }, ...error.messages] };
  }
  if (!isMap(document.contents)) {
    return { line: 1, messages: [{ key: 'yaml.noFields' }] };
  }
  return {
    values: document.toJS(),
    places: [...placesIn(document.contents, [], 1, { source, lines })],
  };
}

/** The fields of the first level that `belong` by their names, and the others. */
export function splitFields(
  fields: Fields | undefined,
  belong: (name: string) => boolean,
): [Fields | undefined, Fields | undefined] {
  if (!fields) return [undefined, undefined];
  const part = (isWanted: (name: string) => boolean): Fields => ({
    values: Object.fromEntries(Object.entries(fields.values).filter(([name]) => isWanted(name))),
    places: fields.places.filter(({ path: [name] }) => isWanted(String(name))),
  });
  return [part(belong), part((name) => !belong(name))];
}

/** The place of the value at `path`, where there is one. */
export function placeOf({ places }: Fields, path: Path): Place | undefined {
  const name = path.join('.');
  return places.find((candidate) => candidate.path.join('.') === name);
}

/** The line of the value at `path`, or of the group that lacks it. */
export function lineOf(fields: Fields, path: Path): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const place = placeOf(fields, path.slice(0, depth));
    if (place) return place.line;
  }
  return undefined;
}

/** Every text among the fields, at any depth. */
export function textsIn(fields: Fields | undefined): { path: Path; line: number; text: string }[] {
  return (fields?.places ?? []).flatMap(({ path, line, scalar }) =>
    typeof scalar?.value === 'string' ? { path, line, text: scalar.value } : [],
  );
}

/** What js-yaml, which the build reads with, refuses. */
const unprintable = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r\u0085]]/v;

function firstError(
  document: Document.Parsed,
  source: string,
): { offset: number; messages: Message[] } | undefined {
  const offset = source.search(unprintable);
  if (offset >= 0) return { offset, messages: yamlMessages('UNPRINTABLE') };
  const [error, next] = [...document.errors, ...document.warnings];
  // “a: 1”, and below it an indented “b: 2”: the second error is at the line that is wrong.
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    return { offset: next.pos[1], messages: yamlMessages(next.code, next.message) };
  }
  if (error) return { offset: error.pos[0], messages: yamlMessages(error.code, error.message) };
  return aliasOrAnchor(document);
}

/** What is read as no text although it may have been meant as such: `*name` and `&name`. */
function aliasOrAnchor(document: Document.Parsed) {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_, alias) => void offsets.push(alias.range?.[0] ?? 0),
    Value: (_, node) => void (node.anchor && offsets.push(node.range?.[0] ?? 0)),
  });
  const [offset] = offsets;
  return offset === undefined ? undefined : { offset, messages: yamlMessages('BAD_ALIAS') };
}

interface Read {
  source: string;
  lines: LineCounter;
}

function* placesIn(node: unknown, path: Path, line: number, read: Read): Generator<Place> {
  const lineAt = (offset = 0) => read.lines.linePos(offset).line;
  const scalar = isScalar(node) ? node : undefined;
  if (path.length > 0) yield { path, line, scalar, comment: scalar && commentAfter(scalar, read) };
  if (isSeq<Node>(node)) {
    for (const [index, item] of node.items.entries()) {
      yield* placesIn(item, [...path, index], lineAt(item.range?.[0]), read);
    }
  }
  if (isMap<Scalar<string>>(node)) {
    for (const { key, value } of node.items) {
      yield* placesIn(value, [...path, key.value], lineAt(key.range?.[0]), read);
    }
  }
}

function commentAfter({ type, range }: Scalar, { source }: Read): string | undefined {
  if (type !== 'PLAIN' || !range) return undefined;
  return /^[ \t]*(#.*)/.exec(source.slice(range[1]))?.[1]?.trim();
}
