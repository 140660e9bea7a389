import { toPrintable } from '../../netlify/functions/_shared/printable.ts';
import { tashkentTime } from '../../src/calendar/tashkent.ts';
import { type FilterOptions, matches, mayMatch } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import { findKey } from './references.ts';
import { type Entry, readEntries, readEntry, readReceipts } from './submissions.ts';
import { formatField, formatTable, toPrintableLine } from './text.ts';

const header = ['REFERENCE', 'RECEIVED', 'FORM', 'STATUS', 'MAIL', 'NAME', 'ABOUT'];

/** Submissions that are shown unless all are asked for, at most. */
const pageSize = 50;

/**
 * Prints the submissions that match, newest first: unless `all`, no more than fit on a terminal or a
 * page, and no further ones are read.
 */
export async function list(
  inbox: Inbox,
  { all, ...filters }: FilterOptions & { all?: boolean },
): Promise<void> {
  const { isTTY, columns = 160, rows } = process.stdout;
  const receipts = await readReceipts(inbox);
  const possible = receipts.filter((receipt) => mayMatch(filters, receipt));
  const room = isTTY ? Math.min(Math.max(rows - 5, 10), pageSize) : pageSize;
  const shown: Entry[] = [];
  let read = 0;
  for await (const entry of readEntries(inbox, possible)) {
    if (!all && shown.length === room) break;
    read++;
    if (matches(filters, entry)) shown.push(entry);
  }
  // The name has 24 columns, and with the cells before it 94.
  const widths = [...Array(5).fill(null), 24, Math.max(columns - 94, 10)];
  if (shown.length > 0) console.log(`${formatTable([header, ...shown.map(toRow)], widths)}\n`);
  const rest = read < possible.length ? ', the newest (all with "-- list --all")' : '';
  console.log(`${shown.length} of ${receipts.length} submissions ${inbox.place}${rest}`);
}

function toRow({ submission, mark, delivery }: Entry): string[] {
  const { reference, form, receivedAt, fields, attachment, botCheck } = submission;
  const text = (name: string) => toPrintableLine(formatField(fields[name]));
  const about =
    text('vacancyTitle') ||
    text('vacancy') ||
    [text('topicTitle'), text('message')].filter(Boolean).join(': ');
  const labels = [botCheck === 'unknown' ? '[unchecked]' : '', attachment ? '[file]' : ''];
  return [
    reference,
    tashkentTime(Date.parse(receivedAt)).slice(0, -3),
    form,
    mark.status,
    delivery.state,
    `${text('firstName')} ${text('lastName')}`.trim(),
    // cli-table3 takes time that grows with the square of what it cuts.
    [...labels, about].filter(Boolean).join(' ').slice(0, 500),
  ];
}

/** Prints a whole submission; changes nothing. */
export async function show(inbox: Inbox, keys: readonly string[]): Promise<void> {
  const entry = await readEntry(inbox, await findKey(inbox, keys));
  const fields = Object.entries(entry.submission.fields);
  const fieldRows = fields.map(([name, value]) => [fieldLabel(name), formatField(value)]);
  const rows = [...facts(entry), ['', ''], ...fieldRows];
  console.log(formatTable(rows.map((row) => row.map(toPrintable))));
}

function facts({ submission, mark, delivery }: Entry): string[][] {
  const { reference, form, receivedAt, locale, botCheck, attachment } = submission;
  const at = (time = '') => (Date.parse(time) ? `, ${tashkentTime(Date.parse(time))}` : '');
  const reason = delivery.reason && `: ${delivery.reason}`;
  const size = `${Math.ceil((attachment?.size ?? 0) / 1000)} kB`;
  return [
    ['Reference', reference],
    ['Form', form],
    ['Received', `${tashkentTime(Date.parse(receivedAt))} (Tashkent)`],
    ['Language', locale],
    ['Status', mark.status + at(mark.at)],
    ['Note', mark.note ?? ''],
    ['Messages', delivery.state + reason + at(delivery.at)],
    ['Bot check', botCheck === 'human' ? 'passed' : 'could not be made: look before you reply'],
    ['File', attachment ? `${attachment.name} (${attachment.type}, ${size})` : ''],
  ];
}

/** `socialNetworks` → `Social networks`. */
function fieldLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
