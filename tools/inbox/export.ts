import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callersFolder } from './callers-folder.ts';
import { Complaint } from './complaint.ts';
import { csvRows } from './csv.ts';
import { reportDamage } from './damage-report.ts';
import { localTime } from './days.ts';
import { deliveryWords } from './delivery.ts';
import type { Entry } from './entry.ts';
import { fieldText } from './field-text.ts';
import { typedFilters } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import type { Values } from './options.ts';
import { createProgress } from './progress.ts';
import { type Survey, survey } from './survey.ts';

/** The columns before those of the fields. */
const columns: Record<string, (entry: Entry) => string> = {
  reference: ({ submission }) => submission.reference,
  form: ({ submission }) => submission.form,
  receivedAt: ({ submission }) => localTime(submission.receivedAt),
  locale: ({ submission }) => submission.locale,
  status: ({ mark }) => mark.status,
  note: ({ mark }) => mark.note ?? '',
  messages: ({ delivery }) => deliveryWords[delivery.state],
  botCheck: ({ submission }) => submission.botCheck,
  attachment: ({ submission }) => submission.attachment?.name ?? '',
};

/** Writes submissions as CSV to standard output, or to a file that is not there yet. */
export async function exportCsv(inbox: Inbox, _: readonly string[], values: Values): Promise<void> {
  const progress = createProgress(process.stderr);
  const found = await survey(inbox, typedFilters(values), progress);
  const names = [...Object.keys(columns), ...found.fieldNames];
  const csv = csvRows(names, values.semicolon ? ';' : ',');
  const rows = Readable.from(toRows(found, progress));
  if (values.output === undefined) await pipeline(rows, csv, process.stdout, { end: false });
  else await toFile(values.output, (file) => pipeline(rows, csv, file));
  progress.end();
  reportDamage(found.damaged);
  if (values.output !== undefined) console.log(`Submissions exported: ${found.count}.`);
  else if (found.count === 0) console.error('Nothing to export: there is only the header.');
}

async function* toRows(found: Survey, progress: ReturnType<typeof createProgress>) {
  let written = 0;
  for await (const entry of found.entries()) {
    progress.show('Exporting', ++written, found.count);
    const own = Object.values(columns).map((column) => column(entry));
    yield [...own, ...found.fieldNames.map((name) => fieldText(entry.submission.fields[name]))];
  }
}

async function toFile(
  output: string,
  write: (file: NodeJS.WritableStream) => Promise<void>,
): Promise<void> {
  const path = resolve(callersFolder(), output);
  const file = createWriteStream(path, { flags: 'wx' });
  try {
    await write(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new Complaint(`${path} is there already and was left as it is: choose another name.`);
    }
    if (code === 'ENOENT') throw new Complaint(`There is no folder for ${path}: make it first.`);
    await rm(path, { force: true });
    throw error;
  }
}
