import { reportDamage } from './damage-report.ts';
import { localTime } from './days.ts';
import { deliveryWords } from './delivery.ts';
import type { Entry } from './entry.ts';
import { fieldText } from './field-text.ts';
import { isEverything, typedFilters } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import type { Values } from './options.ts';
import { plainRecord } from './plain-record.ts';
import { printableJson, printableLine } from './printable.ts';
import { createProgress } from './progress.ts';
import { type Survey, survey } from './survey.ts';
import { shortened, textTable } from './text-table.ts';

/** As many as a terminal shows without scrolling away the newest. */
const onTerminal = 30;

const head = ['REFERENCE', 'RECEIVED', 'FORM', 'STATUS', 'MAIL', 'NAME', 'ABOUT'];

export async function list(inbox: Inbox, _: readonly string[], values: Values): Promise<void> {
  const filters = typedFilters(values);
  const found = await survey(inbox, filters, createProgress(process.stderr));
  if (values.json) await printJson(found);
  else if (found.count > 0) await printTable(found, inbox.place, values.all);
  else if (found.total === 0 && isEverything(filters)) {
    console.log(`Nothing has been received yet ${inbox.place}.`);
  } else console.log(`No submission ${inbox.place} matches (${found.total} looked at).`);
  reportDamage(found.damaged);
}

async function printTable(found: Survey, place: string, all = false): Promise<void> {
  const { isTTY, columns } = process.stdout;
  const limit = isTTY && !all ? Math.min(onTerminal, found.count) : found.count;
  const rows: string[][] = [];
  for await (const entry of found.entries(limit)) rows.push(toRow(entry));
  for (const line of textTable([head, ...rows], isTTY ? columns : 160)) console.log(line);
  const rest = limit < found.count ? `, the newest ${limit} shown ("-- list --all": all)` : '';
  console.log(`\n${found.count} submission${found.count === 1 ? '' : 's'} ${place}${rest}`);
}

function toRow({ submission, mark, delivery }: Entry): string[] {
  const { reference, form, receivedAt, fields, attachment, botCheck } = submission;
  const text = (name: string) => printableLine(fieldText(fields[name]));
  const about = text('vacancyTitle') || text('vacancy') || text('message');
  const signs = [botCheck === 'unknown' ? '[unchecked]' : '', attachment ? '[file]' : ''];
  return [
    reference,
    localTime(receivedAt).slice(0, 16),
    form,
    mark.status,
    deliveryWords[delivery.state],
    shortened(`${text('firstName')} ${text('lastName')}`.trim(), 30),
    [...signs, about].filter(Boolean).join(' '),
  ];
}

async function printJson({ entries }: Survey): Promise<void> {
  let before = '[\n';
  for await (const entry of entries()) {
    process.stdout.write(before + printableJson(plainRecord(entry)));
    before = ',\n';
  }
  process.stdout.write(before === '[\n' ? '[]\n' : '\n]\n');
}
