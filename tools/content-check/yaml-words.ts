const quotesNeeded =
  'A value that holds a colon, or starts with a quotation mark or one of * & ! % @ ` [ {, needs double quotes around the whole of it.';

const words: [reason: RegExp, message: string][] = [
  [/tab characters/, 'there is a tab at the start of this line. Indent with spaces.'],
  [
    /duplicated mapping key/,
    'a field of this name stands above already. Keep one of the two and remove the other.',
  ],
  [
    /within a (double|single) quoted scalar/,
    'a quotation mark is opened and never closed. Close it, or put double quotes around the whole value.',
  ],
  [
    /within a flow collection|missed comma/,
    'a list or group in [ ] or { } is not closed, or lacks a comma.',
  ],
  [
    /unknown escape sequence/,
    'a backslash inside double quotes has a meaning of its own. Write it twice, or use single quotes.',
  ],
  [
    /colon is missed|implicit key/,
    `this line is not a field. A field is written “name: value”, with a space after the colon. ${quotesNeeded}`,
  ],
  [
    /bad indentation of a sequence/,
    `this list item is not in line with the others: start each with “- ” at the same distance from the left. ${quotesNeeded}`,
  ],
  [
    /bad indentation|block mapping|separator is expected|missing indentation/,
    `this line does not fit the one above. Fields of one group start at the same distance from the left. ${quotesNeeded}`,
  ],
  [/non-printable|null byte/, 'there is an invisible control character here. Type the line again.'],
  [
    /alias|anchor|tag|directive|expected the node content/,
    `this value can't be read. ${quotesNeeded}`,
  ],
];

/** What an author should do about js-yaml's `reason` for not reading a file. */
export function yamlWords(reason: string): string {
  const known = words.find(([pattern]) => pattern.test(reason));
  return known ? known[1] : `this can't be read as YAML (${reason}). ${quotesNeeded}`;
}
