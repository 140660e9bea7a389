import { createInterface } from 'node:readline/promises';
import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';
import { deleteSubmission, listRelatedBlobs } from '../../netlify/functions/_shared/submissions.ts';
import { Complaint } from './complaint.ts';
import { localTime } from './days.ts';
import { readEntry } from './entry.ts';
import { fieldText } from './field-text.ts';
import { findKey, recordsOf, unknownReference } from './find-key.ts';
import type { Inbox } from './open-inbox.ts';
import type { Values } from './options.ts';
import { printableLine } from './printable.ts';
import { possibleKeys } from './reference-typed.ts';

/** Deletes a submission with all that belongs to it, once somebody said yes. */
export async function remove(inbox: Inbox, [typed = '']: string[], { yes }: Values): Promise<void> {
  const belongings = await listRelatedBlobs(inbox.openStore);
  const possible = possibleKeys(typed);
  const isThere = (await recordsOf(inbox, possible)).length > 0;
  // What a deletion that was cut off left behind has no record any more.
  const key = isThere ? await findKey(inbox, typed) : possible.find((one) => belongings.has(one));
  if (key === undefined) throw await unknownReference(inbox, typed);
  const what = isThere ? await describe(inbox, key) : `what is left of ${key}`;
  if (!yes) await confirm(`Delete ${what}, ${inbox.place}, for good?`);
  await deleteSubmission(inbox.openStore, key, belongings.get(key) ?? []);
  console.log(`Deleted: ${what}.`);
}

async function describe(inbox: Inbox, key: string): Promise<string> {
  try {
    const entry = await readEntry(inbox, key);
    if (!entry) return key;
    const { reference, fields, receivedAt, attachment } = entry.submission;
    const name = printableLine([fields['firstName'], fields['lastName']].map(fieldText).join(' '));
    const file = attachment ? ', with its file' : '';
    return `${reference} of ${name}, received ${localTime(receivedAt)}${file}`;
  } catch (error) {
    if (error instanceof DamagedValue) return `the damaged record ${key}`;
    throw error;
  }
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new Complaint(`${question} Nobody can be asked here: add --yes to delete it.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `).finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== 'yes') throw new Complaint('Nothing was deleted.');
}
