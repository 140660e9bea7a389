/** Sveltia's stores in its database, and the keys of those whose records hold them. */
const stores: Readonly<Record<string, string[] | undefined>> = {
  'asset-hashes': undefined,
  'asset-thumbnails': undefined,
  'draft-backups': ['collectionName', 'slug'],
  'file-cache': undefined,
  'file-system-handles': undefined,
  meta: undefined,
  'ui-settings': undefined,
};

/**
 * Creates Sveltia's database with all its stores, unless it exists. Sveltia adds them one by one, and
 * where two are added at the same time, one is missing: drafts, for example, are not kept then.
 *
 * @param repository `owner/name` on GitHub
 */
export async function createStores(repository: string): Promise<void> {
  const opening = indexedDB.open(`github:${repository}`);
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(stores)) {
      opening.result.createObjectStore(name, keyPath && { keyPath });
    }
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
  });
  opening.result.close();
}
