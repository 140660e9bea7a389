import type { BlobStore, StoreName } from '../../../netlify/functions/_shared/store.ts';
import type { Condition, MemoryBlobs } from './memory-blobs.ts';

/**
 * A call of a server, which waits for its turn and may go wrong (plan.ts): what it brought about, and
 * how it went wrong. Rejects when the process is killed by it.
 */
export type Call = <Result>(
  line: string,
  act: (mishap: string | undefined) => Result,
) => Promise<{ result: Result | undefined; mishap: string | undefined }>;

interface Model {
  name: StoreName;
  blobs: MemoryBlobs;
  call: Call;
  /** Told what took effect; of a written delivery also its record and its JSON. */
  onEffect: (line: string, recordKey: string, text: string) => void;
}

/** It took no effect. */
export const isFailure = (mishap?: string) => /^(?:refused|broken|outage)$/.test(mishap ?? '');
/** It took effect, and the answer didn't say so. */
export const isUnconfirmed = (mishap?: string) => /^(?:mute|lost)$/.test(mishap ?? '');

/** A store as the client of Netlify Blobs shows it, quirks included. */
export function modelStore({ name, blobs, call, onEffect }: Model): BlobStore {
  /** A call whose failure is an error. */
  const asked = async <Result>(line: string, act: (mishap?: string) => Result): Promise<Result> => {
    const { result, mishap } = await call(line, (how) => {
      onEffect(line, '', '');
      return act(how);
    });
    if (isFailure(mishap) || isUnconfirmed(mishap)) throw new Error(`${line}: ${mishap}`);
    return result as Result;
  };
  const read = (key: string) => asked(`reads ${name} ${key}`, () => blobs.get(name, key));

  const store = {
    async get(key: string, { type = 'text' } = {}) {
      const found = await read(key);
      if (!found) return null;
      return type === 'json' ? JSON.parse(found.text) : found.text;
    },
    async getWithMetadata(key: string) {
      const found = await read(key);
      return found ? { data: JSON.parse(found.text), etag: found.etag, metadata: {} } : null;
    },
    async list({ prefix = '' } = {}) {
      const keys = await asked(`lists ${name} ${prefix}`, (mishap) =>
        mishap === 'stale' ? [] : blobs.keys(name, prefix),
      );
      return { blobs: keys.map((key) => ({ key, etag: '' })), directories: [] };
    },
    async set(key: string, text: string) {
      return {
        modified: true,
        etag: await asked(`writes ${name} ${key}`, () => blobs.put(name, key, text)),
      };
    },
    async setJSON(key: string, value: object, condition: Condition = {}) {
      const text = JSON.stringify(value);
      const isDelivery = name === 'deliveries' && key.includes('/');
      const line = `writes ${name} ${key}${isDelivery ? ` ${text}` : ''}`;
      const { result: etag, mishap } = await call(line, () => {
        const written = blobs.put(name, key, text, condition);
        if (written) onEffect(line, isDelivery ? key : '', text);
        else onEffect(`${line}: refused with 412`, '', '');
        return written;
      });
      // Success is reported for every status but 412, and an ETag comes with 200 alone.
      if (mishap === 'refused' || mishap === 'mute') return { modified: true, etag: '' };
      if (isFailure(mishap) || isUnconfirmed(mishap)) throw new Error(`${line}: ${mishap}`);
      return etag ? { modified: true, etag } : { modified: false };
    },
    delete: (key: string) => asked(`deletes ${name} ${key}`, () => blobs.delete(name, key)),
  };
  return store as unknown as BlobStore;
}
