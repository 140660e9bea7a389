import { createInterface } from 'node:readline/promises';
import { deleteSubmission, listRelatedBlobs } from '../../netlify/functions/_shared/submissions.ts';
import { CliError } from './errors.ts';
import type { Inbox } from './open-inbox.ts';
import { findKey } from './references.ts';
import { ifValid, type Mark, readEntry } from './submissions.ts';
import { formatField, toPrintableLine } from './text.ts';

/** Marks a submission. A note stays until another one, or an empty one, replaces it. */
export async function mark(inbox: Inbox, keys: readonly string[], chosen: Mark): Promise<void> {
  const key = await findKey(inbox, keys);
  const note = (chosen.note ?? (await ifValid(readEntry(inbox, key)))?.mark.note) || undefined;
  const after: Mark = { ...chosen, note, at: new Date().toISOString() };
  await inbox.openStore('marks').setJSON(key, after);
  console.log(`${key.slice(-8)} is marked as ${after.status}${note ? ', with its note' : ''}.`);
}

/**
 * Deletes a submission with its file, mark and messages, or what damage or an interrupted deletion
 * has left of it. Unless `yes`, it asks first.
 */
export async function remove(inbox: Inbox, keys: readonly string[], yes?: boolean): Promise<void> {
  const related = await listRelatedBlobs(inbox.openStore);
  const key = await findKey(inbox, keys, related);
  const entry = await ifValid(readEntry(inbox, key));
  const { firstName, lastName } = entry?.submission.fields ?? {};
  const name = toPrintableLine([firstName, lastName].map(formatField).join(' '));
  const what = entry ? `${entry.submission.reference} from ${name}` : `what is left of ${key}`;
  if (!yes) await confirm(`Delete ${what}, ${inbox.place}, permanently?`);
  await deleteSubmission(inbox.openStore, key, related.get(key) ?? []);
  console.log(`Deleted: ${what}.`);
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new CliError(`${question} There is no terminal to ask on: add --yes to delete it.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `).finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== 'yes') throw new CliError('Nothing was deleted.');
}
