import { listKeys } from '../../netlify/functions/_shared/store.ts';
import { didYouMean } from '../../scripts/content-check/nearest.ts';
import { Complaint } from './complaint.ts';
import type { Inbox } from './open-inbox.ts';
import { possibleKeys } from './reference-typed.ts';

/** The keys of records, readable or not, that a typed reference stands for: at most one a form. */
export async function recordsOf(inbox: Inbox, keys: readonly string[]): Promise<string[]> {
  const store = inbox.openStore('submissions');
  const found = await Promise.all(keys.map((key) => store.get(key, { type: 'text' })));
  return keys.filter((_, index) => found[index] !== null);
}

/** The key of the record that a typed reference stands for. */
export async function findKey(inbox: Inbox, typed: string): Promise<string> {
  const [key, ...others] = await recordsOf(inbox, possibleKeys(typed));
  if (key === undefined) throw await unknownReference(inbox, typed);
  if (others.length > 0) {
    throw new Complaint(
      `"${typed}" stands for ${[key, ...others].join(' and ')}: write one of them.`,
    );
  }
  return key;
}

/** To be thrown, with what may have been meant. */
export async function unknownReference(inbox: Inbox, typed: string): Promise<Complaint> {
  const [sought = ''] = possibleKeys(typed);
  const codes = (await listKeys(inbox.openStore('submissions'))).map((key) => key.slice(-8));
  const hint = didYouMean(sought.slice(-8), codes);
  return new Complaint(
    `There is no submission ${typed} ${inbox.place}.${hint} "npm run inbox" lists what is there.`,
  );
}
