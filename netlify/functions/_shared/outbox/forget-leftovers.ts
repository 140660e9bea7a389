import { closedKey, closedPrefix, keysUnder, openKey, openPrefix } from './delivery.ts';
import type { OutboxServices } from './outbox-services.ts';

/** Deletions in a run: the rest is the next run's. */
const most = 50;

/**
 * Deletes what is noted of records that are gone, and what is under way of records that are closed.
 * `noted` are all keys of the store `deliveries`, `recordKeys` those of the records, listed after.
 */
export async function forgetLeftovers(
  { openStore }: Pick<OutboxServices, 'openStore'>,
  noted: readonly string[],
  recordKeys: ReadonlySet<string>,
): Promise<void> {
  const deliveries = openStore('deliveries');
  const records = openStore('submissions');
  const open = keysUnder(openPrefix, noted);
  const closed = keysUnder(closedPrefix, noted);
  const isClosed = new Set(closed);
  for (const recordKey of open.filter((key) => isClosed.has(key)).slice(0, most)) {
    await deliveries.delete(openKey(recordKey));
  }
  const gone = [...new Set([...open, ...closed])].filter((key) => !recordKeys.has(key));
  for (const recordKey of gone.slice(0, most)) {
    // A list may lag behind; a reading doesn't.
    if ((await records.get(recordKey, { type: 'text' })) !== null) continue;
    await deliveries.delete(openKey(recordKey));
    await deliveries.delete(closedKey(recordKey));
  }
}
