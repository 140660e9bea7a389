import type { Answer } from './ask.ts';

type Headers = Readonly<Record<string, string>>;

/** Seen to by the check of HTTPS, since its value is the operator's choice. */
const elsewhere = 'strict-transport-security';

/**
 * What is wrong with an answer's security headers. Each that the first of `accepted` names must have
 * a value that one of them names; a platform to which several rules apply may send several values.
 */
export function headerProblems(
  { path, headers }: Pick<Answer, 'path' | 'headers'>,
  accepted: readonly Headers[],
): string[] {
  const names = Object.keys(accepted[0] ?? {}).filter((name) => name !== elsewhere);
  return names.flatMap((name) => {
    const value = [headers[name] ?? []].flat().join(', ');
    if (value === '') return `(${path}) has no ${name}`;
    const others = accepted.reduce((rest, { [name]: one = '' }) => rest.replace(one, ''), value);
    return /^[, ]*$/.test(others) ? [] : `(${path}) has ${name}: ${value}`;
  });
}
