import { localTime } from './days.ts';
import { deliveryWords } from './delivery.ts';
import { type Entry, readEntry } from './entry.ts';
import { fieldLabel, fieldText } from './field-text.ts';
import { findKey, unknownReference } from './find-key.ts';
import type { Inbox } from './open-inbox.ts';
import type { Values } from './options.ts';
import { plainRecord } from './plain-record.ts';
import { printable, printableJson } from './printable.ts';
import { textWidth } from './text-table.ts';

type Pair = [label: string, value: string | undefined];

/** Shows all of a submission; showing it changes nothing. */
export async function show(inbox: Inbox, [typed = '']: string[], { json }: Values): Promise<void> {
  const entry = await readEntry(inbox, await findKey(inbox, typed));
  if (!entry) throw await unknownReference(inbox, typed);
  console.log(json ? printableJson(plainRecord(entry)) : describe(entry));
}

function describe(entry: Entry): string {
  const { reference, fields, attachment } = entry.submission;
  const code = reference.slice(-8);
  return [
    ...labelled(facts(entry)),
    '',
    ...labelled(
      Object.entries(fields).map(([name, value]) => [fieldLabel(name), fieldText(value)]),
    ),
    '',
    ...(attachment ? [`npm run inbox -- save ${code}        saves the file`] : []),
    `npm run inbox -- mark ${code} done   marks it as done`,
  ].join('\n');
}

function facts({ submission, mark, delivery }: Entry): Pair[] {
  const { reference, form, receivedAt, locale, botCheck, attachment } = submission;
  const at = (moment = '') => (Date.parse(moment) ? `, ${localTime(moment)}` : '');
  const reason = delivery.reason ? `: ${delivery.reason}` : '';
  return [
    ['Reference', reference],
    ['Form', form],
    ['Received', `${localTime(receivedAt)} (Tashkent)`],
    ['Language', locale],
    ['Status', mark.status + at(mark.at)],
    ['Note', mark.note],
    ['Messages', deliveryWords[delivery.state] + reason + at(delivery.at)],
    ['Bot check', botCheck === 'human' ? 'passed' : 'could not be made: look before you answer'],
    ['File', attachment && `${attachment.name} (${attachment.type}, ${kB(attachment.size)})`],
  ];
}

const kB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Labels in one column; a value of several lines in another. */
function labelled(pairs: readonly Pair[]): string[] {
  const shown = pairs.flatMap(([label, value]) =>
    value === undefined ? [] : [{ label: printable(label), value: printable(value) }],
  );
  const width = Math.max(0, ...shown.map(({ label }) => textWidth(label)));
  const indent = `\n${' '.repeat(width + 2)}`;
  return shown.map(
    ({ label, value }) =>
      `${label}${' '.repeat(width - textWidth(label))}  ${value.replaceAll('\n', indent)}`,
  );
}
