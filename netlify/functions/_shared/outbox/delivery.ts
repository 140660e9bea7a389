import type { BlobStore } from '../store.ts';

/** What is sent of a submission: a line to the staff's chat, mail to the staff and to the visitor. */
export type MessageKind = 'telegram' | 'staff' | 'visitor';

/** What each message last failed with: `ECONNECTION`, `RCPT 550`. Codes only, never the form's text. */
export type Problems = Partial<Record<MessageKind, string>>;

/** JSON in the store `deliveries` under the record's key, changed by conditional writes alone. */
export interface Delivery {
  /** Attempts begun. */
  attempts: number;
  /** ISO 8601, UTC. No attempt begins before it: the claim of the last one and the pause in one. */
  nextAt: string;
  /** Confirmed, or never to be sent. */
  sent: MessageKind[];
  problems: Problems;
  /**
   * Set once nothing more will be sent; `at` in ISO 8601, UTC. `delivered`: all that is for the staff
   * was. `failed`: they learn of it from the inbox alone.
   */
  closed?: { state: 'delivered' | 'failed'; at: string };
}

/** A delivery as it was read or written, with the ETag that the next write depends on. */
export interface StoredDelivery {
  delivery: Delivery;
  etag: string;
}

/** Empty blobs that say of which records something may still have to be sent. */
export const openPrefix = 'open/';
export const openKey = (recordKey: string) => openPrefix + recordKey;

/** `{ "at": ISO 8601 }`: the end of the last scheduled run. */
export const lastRunKey = 'last-run';

/** Rejects where a delivery comes without an ETag: nobody could write over it. */
export async function readDelivery(
  store: BlobStore,
  recordKey: string,
): Promise<StoredDelivery | undefined> {
  const found = await store.getWithMetadata(recordKey, { type: 'json' });
  if (!found) return undefined;
  if (!found.etag) throw new Error(`${recordKey} came without an ETag`);
  return { delivery: found.data, etag: found.etag };
}

/**
 * Writes in place of `previous`, or where nothing is. Undefined unless an ETag proves it: success is
 * reported for every status but 412.
 */
export async function writeDelivery(
  store: BlobStore,
  recordKey: string,
  delivery: Delivery,
  previous: StoredDelivery | undefined,
): Promise<StoredDelivery | undefined> {
  const condition = previous ? { onlyIfMatch: previous.etag } : { onlyIfNew: true };
  const { modified, etag } = await store.setJSON(recordKey, delivery, condition);
  return modified && etag ? { delivery, etag } : undefined;
}

/** What was not sent, and why: `no channel`, `staff: ECONNECTION, visitor: RCPT 550`. */
export function reasonOf({ problems, closed }: Delivery): string | undefined {
  const reasons = Object.entries(problems).map(([kind, problem]) => `${kind}: ${problem}`);
  return reasons.join(', ') || (closed?.state === 'failed' ? 'no channel' : undefined);
}
