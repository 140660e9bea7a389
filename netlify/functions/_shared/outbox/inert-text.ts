/** Characters that turn the direction of what follows them (UAX #9), beyond the value's own end. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

function linesOf(value: string): string[] {
  return value.replace(directions, '').split(lineEnds);
}

/** A value on one line, which cannot turn the rest of that line around. */
export function inertLine(value: string): string {
  return linesOf(value).join(' ').trim();
}

/**
 * `Label: value`. Of several lines each is set in, so that none can pass for another field or for
 * the letter's own words.
 */
export function fieldLines(label: string, value: string): string {
  const [first = '', ...others] = linesOf(value);
  if (others.length === 0) return `${label}: ${first}`;
  return [`${label}:`, ...[first, ...others].map((line) => `    ${line}`.trimEnd())].join('\n');
}
