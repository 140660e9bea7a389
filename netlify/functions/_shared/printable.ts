// Control characters and marks that change the direction of writing: with them, a text could control
// the terminal or look like a different text. Line ends are harmless.
const unsafe = /[[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]--\n]/gv;

/** A visitor's text without characters that affect a terminal or a spreadsheet; may have several lines. */
export function toPrintable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unsafe, '')
    .toWellFormed();
}
