import pMap from 'p-map';
import { retryDelivery } from '../../netlify/functions/_shared/outbox/retry.ts';
import { listKeys } from '../../netlify/functions/_shared/store.ts';
import { CliError } from './errors.ts';
import type { Inbox } from './open-inbox.ts';
import { findKey } from './references.ts';

/** Deliveries that are looked at at the same time. */
const concurrency = 20;

/** Lets the site send failed messages again: of one submission, or without `keys` of all. */
export async function retry(inbox: Inbox, keys?: readonly string[]): Promise<void> {
  const { openStore, place } = inbox;
  const chosen = keys ? [await findKey(inbox, keys)] : await listKeys(openStore('submissions'));
  const reopen = async (key: string) =>
    (await retryDelivery(openStore, key, new Date())) ? [key] : [];
  const reopened = (await pMap(chosen, reopen, { concurrency })).flat();
  if (keys && reopened.length === 0) {
    throw new CliError(`No message about ${chosen[0]?.slice(-8)} has failed.`);
  }
  console.log(`${reopened.length} submissions ${place} are sent again within five minutes.`);
}
