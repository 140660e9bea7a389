import type { Scalar } from 'yaml';
import type { Path } from './problem.ts';
import type { Place, Values } from './yaml.ts';

/** An unquoted value that isn't read as text, as written in the file; '' if there is none. */
export function writtenValue(scalar: Scalar | undefined): string {
  return scalar?.type === 'PLAIN' && typeof scalar.value !== 'string' ? (scalar.source ?? '') : '';
}

/**
 * js-yaml, which the build uses, doesn't read a date, with or without a time, as text:
 * https://yaml.org/type/timestamp.html
 */
const timestamp =
  /^\d{4}-\d\d-\d\d(?:$|[Tt \t])|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;

/** Whether the build reads a date where this check reads text. */
export function isDayToBuild({ scalar }: Place): boolean {
  return scalar?.type === 'PLAIN' && timestamp.test(String(scalar.value));
}

/** The number read from an unquoted value that is written differently: 10 from `010`, 18 from `18.000`. */
export function otherNumber({ scalar }: Place): number | undefined {
  if (scalar?.type !== 'PLAIN') return undefined;
  const { value, source = '' } = scalar;
  if (typeof value === 'number') return String(value) === source ? undefined : value;
  // js-yaml supports binary numbers; the core schema of YAML 1.2 doesn't.
  return /^[-+]?0b[01_]+$/.test(source) ? Number(source.replaceAll('_', '')) : undefined;
}

/** The values of a file with some of them replaced. */
export function replaced(
  values: Values,
  replacements: readonly { path: Path; value: unknown }[],
): Values {
  if (replacements.length === 0) return values;
  const copy = structuredClone(values);
  for (const { path, value } of replacements) {
    const group = path.slice(0, -1).reduce<unknown>((inner, part) => inner?.[part as never], copy);
    (group as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
  }
  return copy;
}
