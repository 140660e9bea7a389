import { stringify } from 'csv-stringify/sync';
import { toPrintable } from './printable.ts';

/**
 * CSV (RFC 4180) in which no cell is a formula. The byte order mark at its beginning makes Excel read
 * it as UTF-8; with `continued`, the rows follow others and have none.
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

/** What begins a formula; the full-width signs do in Chinese and Japanese spreadsheets. */
const sign = '[=+\\-@＝＋－＠]';

/**
 * The places in a cell where a formula could begin although `escape_formulas` has dealt with the
 * first character: after spaces, which some programs remove, and after a line end or the other
 * separator, where a spreadsheet that splits at that separator begins a cell.
 */
function hiddenFormulas(separator: ',' | ';'): RegExp {
  const other = separator === ',' ? ';' : ',';
  return new RegExp(`(?=${sign})(?<=^[\\s\\p{C}]+|[${other}\\n][\\s\\p{C}]*)`, 'gu');
}
