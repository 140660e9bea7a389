import { stringify } from 'csv-stringify/sync';
import { toPrintable } from './printable.ts';

/**
 * CSV (RFC 4180) in which no cell is a formula. It starts with a byte order mark, so that Excel reads it
 * as UTF-8. With `continued`, the rows continue an earlier part, so there is no mark.
 */
export function toCsv(rows: string[][], separator: ',' | ';', { continued = false } = {}): string {
  const formulas = hiddenFormulas(separator);
  return stringify(rows, {
    bom: !continued,
    delimiter: separator,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: (text) => toPrintable(text).replace(formulas, "'") },
  });
}

/** The characters that start a formula; Chinese and Japanese spreadsheets also accept the full-width ones. */
const sign = '[=+\\-@＝＋－＠]';

/**
 * The places in a cell where a formula could start although `escape_formulas` has escaped the first
 * character: after leading spaces, which some programs remove, and after a line end or the other
 * separator, where a spreadsheet that splits at that separator starts a new cell.
 */
function hiddenFormulas(separator: ',' | ';'): RegExp {
  const other = separator === ',' ? ';' : ',';
  return new RegExp(`(?=${sign})(?<=^[\\s\\p{C}]+|[${other}\\n][\\s\\p{C}]*)`, 'gu');
}
