import * as v from 'valibot';
import {
  closedKey,
  closedPrefix,
  keysUnder,
} from '../../netlify/functions/_shared/outbox/delivery.ts';
import { type BlobStore, listKeys } from '../../netlify/functions/_shared/store.ts';
import { readStored } from '../../netlify/functions/_shared/stored.ts';

/** How far the messages of a submission are. */
export interface Delivery {
  state: 'pending' | 'delivered' | 'failed';
  /** ISO 8601. */
  at?: string;
  /** What was not sent, and why. */
  reason?: string;
}

/** For people. */
export const deliveryWords: Record<Delivery['state'], string> = {
  pending: 'waiting',
  delivered: 'sent',
  failed: 'failed',
};

export const pending: Delivery = { state: 'pending' };

const schema = v.object({
  state: v.picklist(['delivered', 'failed']),
  at: v.optional(v.string()),
  reason: v.optional(v.string()),
});

/** The keys of the records of which nothing more will be sent. */
export async function closedDeliveries(store: Pick<BlobStore, 'list'>): Promise<Set<string>> {
  return new Set(keysUnder(closedPrefix, await listKeys(store, closedPrefix)));
}

/** How far a record's messages are. Rejects with a DamagedValue. */
export async function readDelivery(store: Pick<BlobStore, 'get'>, key: string): Promise<Delivery> {
  return (await readStored(store, closedKey(key), schema)) ?? pending;
}
