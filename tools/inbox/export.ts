import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { toCsv } from '../../netlify/functions/_shared/csv.ts';
import { tashkentTime } from '../../src/calendar/tashkent.ts';
import { type FilterOptions, matches, mayMatch } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import { type Entry, readEntries, readReceipts } from './submissions.ts';
import { formatField } from './text.ts';

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

/**
 * Writes the submissions that match as CSV to standard output, or to a new file. Each is read twice,
 * first for the columns, so that thousands need no more memory than a few.
 */
export async function exportCsv(
  inbox: Inbox,
  { output, semicolon, ...filters }: FilterOptions & { output?: string; semicolon?: boolean },
): Promise<void> {
  const receipts = (await readReceipts(inbox)).filter((receipt) => mayMatch(filters, receipt));
  const names = new Set<string>();
  for await (const entry of readEntries(inbox, receipts)) {
    if (!matches(filters, entry)) continue;
    for (const name of Object.keys(entry.submission.fields)) names.add(name);
  }
  const separator = semicolon ? ';' : ',';
  let exported = 0;
  async function* lines() {
    yield toCsv([[...Object.keys(columns), ...names]], separator);
    for await (const entry of readEntries(inbox, receipts, () => undefined)) {
      if (!matches(filters, entry)) continue;
      exported++;
      yield toCsv([toRow(entry, names)], separator, { continued: true });
    }
  }
  if (output === undefined) return pipeline(lines, process.stdout, { end: false });
  await pipeline(lines, createWriteStream(resolve(output), { flags: 'wx' }));
  console.log(`Submissions exported: ${exported}.`);
}

const toRow = (entry: Entry, names: ReadonlySet<string>): string[] => [
  ...Object.values(columns).map((column) => column(entry)),
  ...[...names].map((name) => formatField(entry.submission.fields[name])),
];
