import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';

/** Writes that may lose against others before it gives up. */
const attempts = 60;

/** Milliseconds of the longest wait after the first lost write, and after any. */
const backoff = { first: 20, most: 1000 };

/**
 * Replaces what a key holds by what `change` makes of it, unless somebody else was first: then it
 * tries again with what that one wrote. Gives the new value; undefined when `change` gave none and
 * all stays as it is. Rejects when nothing proves the write: a conditional write reports success for
 * every status but 412, so that only an ETag does.
 */
export async function update<Value extends object>(
  store: Pick<Store, 'getWithMetadata' | 'setJSON'>,
  key: string,
  change: (held: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await store.getWithMetadata(key, { type: 'json' });
    if (found && !found.etag) throw new Error(`${key} came without an ETag`);
    const value = change(found?.data);
    if (!value) return undefined;
    const condition = found?.etag ? { onlyIfMatch: found.etag } : { onlyIfNew: true };
    const { modified, etag } = await store.setJSON(key, value, condition);
    if (modified && !etag) throw new Error(`${key} may not have been written`);
    if (modified) return value;
    await delay(Math.random() * Math.min(backoff.first * 2 ** attempt, backoff.most));
  }
  throw new Error(`${key} is written by too many`);
}
