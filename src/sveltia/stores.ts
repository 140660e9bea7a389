/** The object stores of Sveltia's database, with the key paths of those that have one. */
const stores = {
  'asset-hashes': undefined,
  'asset-thumbnails': undefined,
  'draft-backups': ['collectionName', 'slug'],
  'file-cache': undefined,
  'file-system-handles': undefined,
  meta: undefined,
  'ui-settings': undefined,
} as const satisfies Record<string, readonly string[] | undefined>;

type Store = keyof typeof stores;

/**
 * Creates Sveltia's database with all its stores, unless it exists. Sveltia adds them one by one, and if two
 * are added at the same time, one is lost: then drafts, for example, are not kept.
 *
 * @param repository `owner/name` on GitHub
 */
export async function createStores(repository: string): Promise<void> {
  (await openStores(repository)).close();
}

/** The value of a key in one of the stores, if it exists. */
export async function storedValue<Value>(repository: string, store: Store, key: string) {
  return withStore<Value | undefined>(repository, store, (opened) => opened.get(key));
}

/** All keys in one of the stores. */
export async function storedKeys(repository: string, store: Store) {
  return withStore(repository, store, (opened) => opened.getAllKeys());
}

/** All values in one of the stores, by key. */
export async function storedValues<Value>(repository: string, store: Store) {
  const keys = await storedKeys(repository, store);
  const values = await withStore<Value[]>(repository, store, (opened) => opened.getAll());
  return new Map(keys.map((key, index) => [`${key}`, values[index]]));
}

async function withStore<Value>(
  repository: string,
  store: Store,
  ask: (opened: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openStores(repository);
  try {
    return await answerOf(ask(database.transaction(store).objectStore(store)));
  } finally {
    database.close();
  }
}

function openStores(repository: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(`github:${repository}`);
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(stores)) {
      opening.result.createObjectStore(name, keyPath && { keyPath: [...keyPath] });
    }
  };
  return answerOf(opening);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
