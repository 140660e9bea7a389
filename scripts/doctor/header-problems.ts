import type { Answer } from './ask.ts';

type Headers = Readonly<Record<string, string>>;

/** Seen to by the check of HTTPS, since its value is the operator's choice. */
const elsewhere = 'strict-transport-security';
const embedding = 'cross-origin-resource-policy';

/**
 * What is wrong with an answer's security headers. Of each that is expected it must have the value
 * that one of `accepted` names; what is `open` may be embedded by other sites.
 */
export function headerProblems(
  { path, headers }: Pick<Answer, 'path' | 'headers'>,
  accepted: readonly Headers[],
  open = false,
): string[] {
  const names = Object.keys(accepted[0] ?? {}).filter(
    (name) => name !== elsewhere && !(open && name === embedding),
  );
  return names.flatMap((name) => {
    const value = [headers[name] ?? []].flat().join(', ');
    if (value === '') return `(${path}) has no ${name}`;
    const isRight = accepted.some((expected) => expected[name] === value);
    return isRight ? [] : `(${path}) has ${name}: ${value}`;
  });
}
