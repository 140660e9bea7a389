import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { tashkentTime } from '../../src/calendar/tashkent.ts';
import { type FilterOptions, matches } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import { type Entry, readEntries } from './submissions.ts';
import { formatField, toPrintable } from './text.ts';

/** The columns before those of the fields. */
const columns: Record<string, (entry: Entry) => string> = {
  reference: ({ submission }) => submission.reference,
  form: ({ submission }) => submission.form,
  receivedAt: ({ submission }) => tashkentTime(Date.parse(submission.receivedAt)),
  locale: ({ submission }) => submission.locale,
  status: ({ mark }) => mark.status,
  note: ({ mark }) => mark.note ?? '',
  messages: ({ delivery }) => delivery.state,
  botCheck: ({ submission }) => submission.botCheck,
  attachment: ({ submission }) => submission.attachment?.name ?? '',
};

/** Writes the submissions that match as CSV to standard output, or to a new file. */
export async function exportCsv(
  inbox: Inbox,
  { output, semicolon, ...filters }: FilterOptions & { output?: string; semicolon?: boolean },
): Promise<void> {
  const entries = (await readEntries(inbox)).filter((entry) => matches(filters, entry));
  const names = [...new Set(entries.flatMap(({ submission }) => Object.keys(submission.fields)))];
  const rows = entries.map((entry) => [
    ...Object.values(columns).map((column) => column(entry)),
    ...names.map((name) => formatField(entry.submission.fields[name])),
  ]);
  const csv = toCsv([[...Object.keys(columns), ...names], ...rows], semicolon ? ';' : ',');
  if (output === undefined) return void process.stdout.write(csv);
  await writeFile(resolve(output), csv, { flag: 'wx' });
  console.log(`Submissions exported: ${entries.length}.`);
}

/** CSV (RFC 4180) in which no cell is a formula. Its byte order mark makes Excel read it as UTF-8. */
export function toCsv(rows: string[][], separator: ',' | ';'): string {
  const formulas = hiddenFormulas(separator);
  return stringify(rows, {
    bom: true,
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
