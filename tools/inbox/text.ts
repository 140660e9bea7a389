import Table from 'cli-table3';

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

/** The same on one line. */
export function toPrintableLine(text: string): string {
  return toPrintable(text.replace(/\s+/g, ' ')).trim();
}

/** A field's value as text. */
export function formatField(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(formatField).join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const noBorders = Object.fromEntries(
  Object.keys(new Table().options.chars).map((key) => [key, '']),
);

/** Rows in plain aligned columns; cells are cut to `widths`, null being as wide as needed. */
export function formatTable(rows: readonly string[][], widths: (number | null)[] = []): string {
  const table = new Table({
    chars: noBorders,
    style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [] },
    colWidths: widths.map((width) => width && width + 2),
  });
  table.push(...rows.map((row) => [...row]));
  // cli-table3 may cut an emoji in half: https://github.com/cli-table/cli-table3/pull/360
  return `${table}`.replace(/[\p{Cs}\u200d]+…/gu, '…').replace(/ +$/gm, '');
}
