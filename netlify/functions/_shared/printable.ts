// Control characters, and marks that change the direction of writing: with them, a text could steer
// the terminal or pass for another one. Line ends are harmless.
const unsafe = /[[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]--\n]/gv;

/** A visitor's text that a terminal or a spreadsheet can only display; it may have several lines. */
export function toPrintable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unsafe, '')
    .toWellFormed();
}
