import type { ErrorCode } from 'yaml';

const quotesNeeded =
  'A value that contains a colon and a space, or starts with a quotation mark or one of * & ! % @ ` [ { -, needs double quotes around the whole of it.';

/** In order: the first pattern that fits `<code> <reason>` counts. */
const messages: [pattern: RegExp, message: string][] = [
  [/^TAB_AS_INDENT/, 'there is a tab at the start of this line. Indent with spaces.'],
  [
    /^DUPLICATE_KEY/,
    'there is already a field with this name above. Keep one of the two and remove the other.',
  ],
  [
    /^MISSING_CHAR .*quote/,
    'a quotation mark is opened and never closed. Close it, or put double quotes around the whole value.',
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR) .*flow/i,
    'a list or group in [ ] or { } is not closed, or lacks a comma. Add what is missing.',
  ],
  [
    /^MISSING_CHAR .*sequence/i,
    `this list item is not in line with the others. Start each with “- ” at the same distance from the left. ${quotesNeeded}`,
  ],
  [
    /^MISSING_CHAR/,
    `this line is not a field. Write a field as “name: value”, with a space after the colon. ${quotesNeeded}`,
  ],
  [
    /^(?:BAD_INDENT|MULTILINE_IMPLICIT_KEY)/,
    `this line does not fit the lines around it. Write a field as “name: value”, with a space after the colon, and start all fields of a group at the same distance from the left. ${quotesNeeded}`,
  ],
  [
    /^BAD_DQ_ESCAPE/,
    'a backslash in double quotes has a special meaning. Write it twice, or use single quotes.',
  ],
  [/^MULTIPLE_DOCS/, 'a file has one group of fields, but a line --- starts another. Remove it.'],
  [/^UNPRINTABLE/, 'there is an invisible control character here. Type the line again.'],
  [
    /^(?:BAD_ALIAS|BAD_SCALAR_START|BLOCK_AS_IMPLICIT_KEY|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN)/,
    `this value can’t be read. ${quotesNeeded}`,
  ],
];

/** Says what to do about YAML that can't be read, from the `yaml` library's code and reason. */
export function yamlMessage(code: ErrorCode | 'UNPRINTABLE', reason = ''): string {
  const known = messages.find(([pattern]) => pattern.test(`${code} ${reason}`));
  return known ? known[1] : `this can’t be read as YAML (${reason}). ${quotesNeeded}`;
}
