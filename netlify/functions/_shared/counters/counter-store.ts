import { getStore, type Store } from '@netlify/blobs';

/** The part of a Blobs store that the counters use. */
export type CounterStore = Pick<
  Store,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'set' | 'setJSON'
>;

/** Strongly consistent: who folds must see every visit, and a reader what was folded. */
export function openCounterStore(): CounterStore {
  return getStore({ name: 'journal-counters', consistency: 'strong' });
}

/** All keys that begin with `prefix`. */
export async function listKeys(store: CounterStore, prefix = ''): Promise<string[]> {
  const { blobs } = await store.list({ prefix });
  return blobs.map(({ key }) => key);
}

/**
 * What a key holds: `value`, or what was there first. A conditional write reports success for every
 * status but 412, so that only an ETag, or reading back, proves it.
 */
export async function keepFirst(store: CounterStore, key: string, value: string): Promise<string> {
  const written = await store.set(key, value, { onlyIfNew: true });
  if (written.modified && written.etag) return value;
  const kept: string | null = await store.get(key, { type: 'text' });
  if (kept === null) throw new Error('nothing was written');
  return kept;
}
