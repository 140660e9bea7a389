import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';
import { Complaint } from './complaint.ts';
import { findKey } from './find-key.ts';
import { type Mark, readMark, statuses, unmarked } from './marks.ts';
import type { Inbox } from './open-inbox.ts';
import type { Values } from './options.ts';

/** Notes what the staff did about a submission. A note stays until another replaces it. */
export async function mark(
  inbox: Inbox,
  [typed = '', wanted = '']: string[],
  { note }: Values,
): Promise<void> {
  const status = statuses.find((one) => one === wanted.toLowerCase());
  if (!status) {
    throw new Complaint(
      `A submission can't be marked "${wanted}": choose from ${statuses.join(', ')}.`,
      2,
    );
  }
  const key = await findKey(inbox, typed);
  const store = inbox.openStore('marks');
  const before = await readMark(store, key).catch((error: unknown) => {
    if (error instanceof DamagedValue) return unmarked;
    throw error;
  });
  const after: Mark = { status, note: note ?? before.note, at: new Date().toISOString() };
  await store.setJSON(key, { ...after, note: after.note || undefined });
  console.log(`${key.slice(-8)} is marked as ${status}${after.note ? ', with its note' : ''}.`);
}
