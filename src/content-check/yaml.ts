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

/** Fields by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** The fields of a YAML file, or of a text's front matter. */
export interface Fields {
  values: Values;
  places: Place[];
}

/** The position of a value. */
export interface Place {
  path: Path;
  /** The line of the field's name or, in a list, of the item. */
  line: number;
  /** Text, a number and the like; undefined for a list or a group. */
  scalar: Scalar | undefined;
  /** The comment after the value on its line: `#1 kurs`. */
  comment: string | undefined;
}

/** Parses YAML. Dates stay text, so that an impossible one can be reported. */
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

/** The top-level fields whose names `belong`, and the others. */
export function splitValues(values: Values, belong: (name: string) => boolean): [Values, Values] {
  const { in: own = [], out: others = [] } = Object.groupBy(Object.entries(values), ([name]) =>
    belong(name) ? 'in' : 'out',
  );
  return [Object.fromEntries(own), Object.fromEntries(others)];
}

/** All strings among values, at any depth. */
export function stringsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...inner].flatMap(([name, part]) => stringsIn(part, [...path, name]));
}

/** Characters that js-yaml, which the build uses, refuses. */
const unprintable = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r\u0085]]/v;

/** A quotation mark that isn't closed on its line: the following lines are read as part of the value. */
const openQuote = /^\s*(?:- )?[\w-]+: +(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$/m;

function firstError(
  document: Document.Parsed,
  source: string,
): { offset: number; messages: Message[] } | undefined {
  const offset = source.search(unprintable);
  if (offset >= 0) return { offset, messages: yamlMessages('UNPRINTABLE') };
  const [error, next] = [...document.errors, ...document.warnings];
  const open = source.search(openQuote);
  if (error && open >= 0 && open < error.pos[0]) {
    return { offset: open, messages: [{ key: 'yaml.openQuote' }] };
  }
  // For “a: 1” with an indented “b: 2” below it, the second error is at the line that is wrong.
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    return { offset: next.pos[1], messages: yamlMessages(next.code, next.message) };
  }
  if (error) return { offset: error.pos[0], messages: yamlMessages(error.code, error.message) };
  return aliasOrAnchor(document);
}

/** Finds `*name` and `&name`, which YAML doesn't read as text but the author may have meant as such. */
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
