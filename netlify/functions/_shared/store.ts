import { getStore, type Store } from '@netlify/blobs';

/**
 * The site's stores for what the forms send:
 * - `submissions`: a `Submission` as JSON under `{form}/{code}`, the record key;
 * - `attachments`: files under `{day of storing}/{record key}/{sha256}`;
 * - `deliveries`: how far its messages to staff and visitor are, under record keys;
 * - `marks`: what the staff noted of a submission, under record keys;
 * - `bot-check`: the key that challenges are signed with, and the tokens that are spent.
 */
export type StoreName = 'submissions' | 'attachments' | 'deliveries' | 'marks' | 'bot-check';

/** The part of a Blobs store that is used. */
export type BlobStore = Pick<
  Store,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'set' | 'setJSON'
>;

export type OpenStore = (name: StoreName) => BlobStore;

/** Strongly consistent, because a repeated post must see what the first one wrote. */
export const openStore: OpenStore = (name) => getStore({ name, consistency: 'strong' });

/** Rejects when `work` takes longer than `patience` milliseconds; the work itself goes on. */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** All keys that begin with `prefix`; without what a write that was cut off may have left behind. */
export async function listKeys(store: Pick<Store, 'list'>, prefix = ''): Promise<string[]> {
  const { blobs } = await store.list({ prefix });
  return blobs.map(({ key }) => key).filter((key) => !/(?:^|\/)\./.test(key));
}

/**
 * What a key holds: `value`, or what was there first. A conditional write reports success for every
 * status but 412, so that only an ETag, or reading back, proves it. Rejects when neither does.
 */
export async function keepFirst<Value extends object>(
  store: Pick<Store, 'get' | 'setJSON'>,
  key: string,
  value: Value,
): Promise<Value> {
  const written = await store.setJSON(key, value, { onlyIfNew: true });
  if (written.modified && written.etag) return value;
  const stored: Value | null = await store.get(key, { type: 'json' });
  if (!stored) throw new Error(`${key} was not written`);
  return stored;
}
