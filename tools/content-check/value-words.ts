import type { Path } from './problem.ts';

const longest = 60;

/** Text in quotation marks, cut to one short line. */
export function quoted(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return `“${oneLine.length > longest ? `${oneLine.slice(0, longest)}…` : oneLine}”`;
}

/** A value as an author would name it. */
export function valueWords(value: unknown): string {
  if (value === null) return 'an empty field';
  if (value === '') return 'empty text';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'string' ? quoted(value) : `${value}`;
}

/** What stands at `path`, or undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, part)
        ? (current as Record<string | number, unknown>)[part]
        : undefined,
    value,
  );
}
