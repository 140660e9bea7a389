import type { BlobStore, StoreName } from '../../../netlify/functions/_shared/store.ts';
import type { Condition, MemoryBlobs } from './memory-blobs.ts';

/**
 * A call to a server, which waits for its turn and may fail (plan.ts). Resolves to its result and its
 * fault; rejects when the fault kills the process.
 */
export type Call = <Result>(
  line: string,
  act: (fault: string | undefined) => Result,
) => Promise<{ result: Result | undefined; fault: string | undefined }>;

interface Model {
  name: StoreName;
  blobs: MemoryBlobs;
  call: Call;
  /** Called with what took effect; for a saved delivery also with its record's key and its JSON. */
  onEffect: (line: string, recordKey: string, text: string) => void;
}

/** The call took no effect. */
export const hadNoEffect = (fault?: string) => /^(?:refused|broken|outage)$/.test(fault ?? '');
/** The call took effect, but its response didn't say so. */
export const isUnconfirmed = (fault?: string) => /^(?:mute|lost)$/.test(fault ?? '');

/** A store as @netlify/blobs presents it, quirks included. */
export function modelStore({ name, blobs, call, onEffect }: Model): BlobStore {
  /** A call whose failure rejects. */
  const callOrThrow = async <Result>(
    line: string,
    act: (fault?: string) => Result,
  ): Promise<Result> => {
    const { result, fault } = await call(line, (how) => {
      onEffect(line, '', '');
      return act(how);
    });
    if (hadNoEffect(fault) || isUnconfirmed(fault)) throw new Error(`${line}: ${fault}`);
    return result as Result;
  };
  const read = (key: string) => callOrThrow(`reads ${name} ${key}`, () => blobs.get(name, key));

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
      const keys = await callOrThrow(`lists ${name} ${prefix}`, (fault) =>
        fault === 'stale' ? [] : blobs.keys(name, prefix),
      );
      return { blobs: keys.map((key) => ({ key, etag: '' })), directories: [] };
    },
    async set(key: string, text: string) {
      return {
        modified: true,
        etag: await callOrThrow(`writes ${name} ${key}`, () => blobs.put(name, key, text)),
      };
    },
    async setJSON(key: string, value: object, condition: Condition = {}) {
      const text = JSON.stringify(value);
      const isDelivery = name === 'deliveries' && key.includes('/');
      const line = `writes ${name} ${key}${isDelivery ? ` ${text}` : ''}`;
      const { result: etag, fault } = await call(line, () => {
        const written = blobs.put(name, key, text, condition);
        if (written) onEffect(line, isDelivery ? key : '', text);
        else onEffect(`${line}: refused with 412`, '', '');
        return written;
      });
      // The client reports success for every status but 412; only 200 has an ETag.
      // https://github.com/netlify/primitives/issues/741
      if (fault === 'refused' || fault === 'mute') return { modified: true, etag: '' };
      if (hadNoEffect(fault) || isUnconfirmed(fault)) throw new Error(`${line}: ${fault}`);
      return etag ? { modified: true, etag } : { modified: false };
    },
    delete: (key: string) => callOrThrow(`deletes ${name} ${key}`, () => blobs.delete(name, key)),
  };
  return store as unknown as BlobStore;
}
