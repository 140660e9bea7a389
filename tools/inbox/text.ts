import Table from 'cli-table3';
import { toPrintable } from '../../netlify/functions/_shared/printable.ts';

/** A visitor's text on one line, which a terminal can only display. */
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
