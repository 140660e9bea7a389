import type { Path } from './problem.ts';

/** Every text among the values, at any depth, with its path. */
export function* textValues(
  value: unknown,
  path: Path = [],
): Generator<[path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* textValues(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
