import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { BlobStore } from './store.ts';

/** A blob that these functions can't have written. The message doesn't quote its content. */
export class DamagedValue extends Error {
  readonly key: string;

  constructor(key: string, problem: string) {
    super(`${key} is damaged: ${problem}`);
    this.key = key;
  }
}

/** The JSON under a key, validated; undefined when there is none. Rejects with a DamagedValue. */
export async function readStored<Value>(
  store: Pick<BlobStore, 'get'>,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const text: string | null = await store.get(key, { type: 'text' });
  if (text === null) return undefined;
  const result = v.safeParse(schema, parseJson(key, text));
  if (result.success) return result.output;
  const place = v.getDotPath(result.issues[0]) ?? 'all of it';
  throw new DamagedValue(key, `${place} is not as expected`);
}

function parseJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedValue(key, 'it is not JSON');
  }
}

/**
 * Writes `value` unless the key exists, and returns the value then stored under the key. A conditional
 * write reports success for every status but 412, so only an ETag, or reading back, proves it. Rejects
 * when neither does.
 */
export async function putIfAbsent<Value extends object>(
  store: Pick<BlobStore, 'get' | 'setJSON'>,
  key: string,
  value: Value,
): Promise<Value> {
  const { modified, etag } = await store.setJSON(key, value, { onlyIfNew: true });
  if (modified && etag) return value;
  const stored: Value | null = await store.get(key, { type: 'json' });
  if (!stored) throw new Error(`${key} was not written`);
  return stored;
}

/** JSON as it was read or written, with the ETag that the next conditional write needs. */
export interface Versioned<Value> {
  value: Value;
  etag: string;
}

/** The JSON under a key with its ETag; undefined when there is none. Rejects without an ETag. */
export async function readVersioned<Value>(
  store: Pick<BlobStore, 'getWithMetadata'>,
  key: string,
): Promise<Versioned<Value> | undefined> {
  const found = await store.getWithMetadata(key, { type: 'json' });
  if (!found) return undefined;
  if (!found.etag) throw new Error(`${key} came without an ETag`);
  return { value: found.data, etag: found.etag };
}

/**
 * Replaces `previous`, or writes a key that has no value yet. Undefined when another write came first.
 * Rejects when no ETag proves the write.
 */
export async function writeVersioned<Value extends object>(
  store: Pick<BlobStore, 'setJSON'>,
  key: string,
  value: Value,
  previous: Versioned<Value> | undefined,
): Promise<Versioned<Value> | undefined> {
  const condition = previous ? { onlyIfMatch: previous.etag } : { onlyIfNew: true };
  const { modified, etag } = await store.setJSON(key, value, condition);
  if (!modified) return undefined;
  if (!etag) throw new Error(`${key} may not have been written`);
  return { value, etag };
}

/** How many writes `compareAndSwap` may lose to others before it gives up. */
const maxAttempts = 60;

/** The longest pause after the first lost write, and the longest after any other (ms). */
const backoffMs = { first: 20, max: 1000 };

/**
 * Replaces the JSON under a key with the result of `change`, retrying with the newer value when
 * another write came first. Returns the new value; undefined when `change` returned none and nothing
 * was written. Rejects when a write is not proven or loses too often.
 */
export async function compareAndSwap<Value extends object>(
  store: Pick<BlobStore, 'getWithMetadata' | 'setJSON'>,
  key: string,
  change: (current: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const previous = await readVersioned<Value>(store, key);
    const value = change(previous?.value);
    if (!value) return undefined;
    if (await writeVersioned(store, key, value, previous)) return value;
    await delay(Math.random() * Math.min(backoffMs.first * 2 ** attempt, backoffMs.max));
  }
  throw new Error(`${key} is written by too many`);
}
