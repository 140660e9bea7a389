import { distance } from 'fastest-levenshtein';
import type { Message, Value } from './message.ts';

/** The path to a value: names of fields and, in lists, indexes from 0. */
export type Path = readonly (string | number)[];

/** A problem for the author to fix, as a rule finds it in values. report.ts formats it. */
export interface Finding {
  file: string;
  /** The expectation and the remedy, in this order. */
  messages: readonly Message[];
  /** The field, or the text below the front matter. */
  field?: Path | 'body';
  /** The line of the text, from 1. */
  bodyLine?: number;
  /** The value in the file now. */
  read?: Value;
}

/** A finding with its line in the file. */
export interface Problem extends Omit<Finding, 'bodyLine'> {
  /** From 1. */
  line?: number;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts by file, then field, then line; `2-a` comes before `10-a`. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      collator.compare(a.file, b.file) ||
      collator.compare(sortKey(a), sortKey(b)) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

function sortKey({ field = [] }: Problem): string {
  return field === 'body' ? field : field.join('.');
}

const maxQuotedLength = 60;

/** Text in quotation marks, on one line of at most 60 characters. */
export function quoted(text: string): Message {
  const line = text.replace(/\s+/g, ' ');
  const shown = line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength)}…` : line;
  return { key: 'value.quoted', text: shown };
}

/** Describes a value to authors as written: the number 5, a list, “text”. */
export function describeValue(value: unknown, written = ''): Value {
  if (value === null && written !== '') return quoted(written);
  if (value === null) return { key: 'value.emptyField' };
  if (value === '') return { key: 'value.emptyText' };
  if (Array.isArray(value)) return { key: 'value.list' };
  if (typeof value === 'object') return { key: 'value.group' };
  if (typeof value === 'number') return { key: 'value.number', number: written || value };
  return typeof value === 'string' ? quoted(value) : written || `${value}`;
}

/** A question with the candidate closest to a word; empty if none is close. */
export function didYouMean(word: string, candidates: Iterable<string>): Message[] {
  const name = closest(word, candidates);
  return name === undefined ? [] : [{ key: 'didYouMean', name }];
}

/** The candidate closest to a word, if one is close. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  // A third of the letters may differ; in short words two, unless the word is very short.
  const limit = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const [first] = [...candidates]
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return first?.candidate;
}
