import { type Stringifier, stringify } from 'csv-stringify';
import { printable } from './printable.ts';

/** What begins a formula in some spreadsheet; the wide forms do where Chinese or Japanese is set. */
const begins = '[=+\\-@＝＋－＠]';

/**
 * Where a cell's text could still begin a formula when `escape_formulas` has seen to its first
 * letter: after blanks, which some programs drop; and after another separator or a line end, since
 * a spreadsheet that splits cells there finds its quotation marks in the wrong places.
 */
function hiddenBeginnings(separator: string): RegExp {
  const others = separator === ',' ? ';' : ',';
  return new RegExp(`(?=${begins})(?<=^[\\s\\p{C}]+|[${others}\\n][\\s\\p{C}]*)`, 'gu');
}

/**
 * Takes rows of texts, gives CSV (RFC 4180) in UTF-8: with a byte order mark, without which Excel
 * takes it for another charset, and so that no cell is a formula.
 */
export function csvRows(columns: readonly string[], separator: ',' | ';'): Stringifier {
  const hidden = hiddenBeginnings(separator);
  return stringify({
    bom: true,
    header: true,
    columns: [...columns],
    delimiter: separator,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: (text) => printable(text).replace(hidden, "'") },
  });
}
