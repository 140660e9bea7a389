import * as v from 'valibot';
import { readStored } from '../../netlify/functions/_shared/json-blobs.ts';
import { reasonOf } from '../../netlify/functions/_shared/outbox/delivery.ts';
import { type BlobStore, listKeys } from '../../netlify/functions/_shared/store.ts';

/** How far the messages of a submission are. */
export interface Delivery {
  state: 'pending' | 'delivered' | 'failed';
  /** ISO 8601. */
  at?: string | undefined;
  /** What was not sent, and why. */
  reason?: string | undefined;
}

/** For people. */
export const deliveryWords: Record<Delivery['state'], string> = {
  pending: 'waiting',
  delivered: 'sent',
  failed: 'failed',
};

export const pending: Delivery = { state: 'pending' };

const schema = v.object({
  attempts: v.number(),
  nextAt: v.string(),
  sent: v.array(v.picklist(['telegram', 'staff', 'visitor'])),
  problems: v.record(v.string(), v.string()),
  closed: v.optional(v.object({ state: v.picklist(['delivered', 'failed']), at: v.string() })),
});

/** The keys of the records that somebody began to send, among others. */
export async function begunDeliveries(store: Pick<BlobStore, 'list'>): Promise<Set<string>> {
  return new Set(await listKeys(store));
}

/** How far a record's messages are. Rejects with a DamagedValue. */
export async function readDelivery(store: Pick<BlobStore, 'get'>, key: string): Promise<Delivery> {
  const delivery = await readStored(store, key, schema);
  if (!delivery) return pending;
  return { ...pending, ...delivery.closed, reason: reasonOf(delivery) };
}
