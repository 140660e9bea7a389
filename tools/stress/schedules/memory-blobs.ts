import type { StoreName } from '../../../netlify/functions/_shared/store.ts';

/** On what a write depends: an ETag to match, or that there is nothing yet. */
export interface Condition {
  onlyIfMatch?: string | undefined;
  onlyIfNew?: boolean | undefined;
}

/** Netlify Blobs as its clients see it once a request arrives: atomic, with the ETag of the content. */
export interface MemoryBlobs {
  /** The ETag of what is stored now; undefined (412) when the condition fails. */
  put(store: StoreName, key: string, text: string, condition?: Condition): string | undefined;
  get(store: StoreName, key: string): { text: string; etag: string } | undefined;
  keys(store: StoreName, prefix?: string): string[];
  delete(store: StoreName, key: string): void;
}

/** Stores with nothing in them. `honest: false` ignores conditions, as a broken server would. */
export function memoryBlobs({ honest = true } = {}): MemoryBlobs {
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
      if (honest && !isMet) return undefined;
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
