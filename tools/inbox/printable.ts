// Letters that command a terminal or turn the writing's direction, so that a text could show as
// another than it is. A line end may stay.
const commanding = /[[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]--\n]/gv;

/** A text of one or more lines that a terminal or a spreadsheet can do nothing but show. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(commanding, '')
    .toWellFormed();
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ')).trim();
}

/** JSON means the same with its commanding letters escaped. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(commanding, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
