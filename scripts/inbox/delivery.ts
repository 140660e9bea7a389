import * as v from 'valibot';
import { type BlobStore, listKeys } from '../../netlify/functions/_shared/store.ts';
import { readStored } from '../../netlify/functions/_shared/stored.ts';

/** How far the message to the staff is. */
export interface Delivery {
  state: 'waiting' | 'sent' | 'failed';
  /** ISO 8601. */
  at?: string;
  /** Why it failed. */
  reason?: string;
}

const folder = 'closed/';

const closed = v.object({
  state: v.picklist(['delivered', 'failed']),
  at: v.optional(v.string()),
  reason: v.optional(v.string()),
});

/** The keys of the records whose message is sent or given up. */
export async function closedDeliveries(store: Pick<BlobStore, 'list'>): Promise<Set<string>> {
  return new Set((await listKeys(store, folder)).map((key) => key.slice(folder.length)));
}

/** How far the message about a record is. Rejects with a DamagedValue. */
export async function readDelivery(store: Pick<BlobStore, 'get'>, key: string): Promise<Delivery> {
  const found = await readStored(store, folder + key, closed);
  if (!found) return { state: 'waiting' };
  const { state, ...rest } = found;
  return { state: state === 'delivered' ? 'sent' : state, ...rest };
}
