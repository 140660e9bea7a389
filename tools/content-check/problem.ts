import { distance } from 'fastest-levenshtein';

/** The path to a value: names of fields and, in lists, indexes from 0. */
export type Path = readonly (string | number)[];

/** One thing that an author has to fix. */
export interface Problem {
  file: string;
  /** What is expected, and what to do about it, in sentences. */
  message: string;
  /** For example `articles (item 2).title.uz`, or `body` for the text below the front matter. */
  field?: string;
  /** From 1. */
  line?: number;
  /** What the file has now, ready to print. */
  read?: string;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts by file, then field, then line; `2-a` comes before `10-a`. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      collator.compare(a.file, b.file) ||
      collator.compare(a.field ?? '', b.field ?? '') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Writes a path for authors: `['articles', 1, 'title']` → `articles (item 2).title`. */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name} (item ${part + 1})`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

const maxQuotedLength = 60;

/** Text in quotation marks, on one line of at most 60 characters. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength)}…` : line}”`;
}

/** Names a value for authors: `the number 5`, `a list`, `“text”`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'an empty field';
  if (value === '') return 'empty text';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'string' ? quoted(value) : `${value}`;
}

/** ` Did you mean “summary”?` with the closest candidate, or nothing when none is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  // A third of the letters may differ, and in a short word two.
  const limit = Math.max(2, Math.floor(word.length / 3));
  const [closest] = [...candidates]
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return closest ? ` Did you mean “${closest.candidate}”?` : '';
}
