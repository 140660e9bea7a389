import type { StoreName } from '../../../netlify/functions/_shared/store.ts';

/** The condition of a write: an ETag to match, or that the key is new. */
export interface Condition {
  onlyIfMatch?: string | undefined;
  onlyIfNew?: boolean | undefined;
}

/** Netlify Blobs in memory: atomic calls, ETags of the content. */
export interface MemoryBlobs {
  /** Returns the new ETag; undefined (HTTP 412) when the condition fails. */
  put(store: StoreName, key: string, text: string, condition?: Condition): string | undefined;
  get(store: StoreName, key: string): { text: string; etag: string } | undefined;
  keys(store: StoreName, prefix?: string): string[];
  delete(store: StoreName, key: string): void;
}

/** Creates empty stores. `conditionalWrites: false` ignores conditions, as a broken server would. */
export function memoryBlobs({ conditionalWrites = true } = {}): MemoryBlobs {
  const stores = new Map<StoreName, Map<string, string>>();
  const open = (name: StoreName) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return store;
  };
  const etagOf = (text: string) => `"${text}"`;
  return {
    put(store, key, text, { onlyIfMatch, onlyIfNew } = {}) {
      const found = open(store).get(key);
      const isMet =
        (!onlyIfNew || found === undefined) &&
        (onlyIfMatch === undefined || (found !== undefined && etagOf(found) === onlyIfMatch));
      if (conditionalWrites && !isMet) return undefined;
      open(store).set(key, text);
      return etagOf(text);
    },
    get(store, key) {
      const text = open(store).get(key);
      return text === undefined ? undefined : { text, etag: etagOf(text) };
    },
    keys: (store, prefix = '') => [...open(store).keys()].filter((key) => key.startsWith(prefix)),
    delete: (store, key) => void open(store).delete(key),
  };
}
