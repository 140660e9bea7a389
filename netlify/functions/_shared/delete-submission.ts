import type { Belonging } from './belongings.ts';
import type { OpenStore } from './store.ts';

/**
 * Deletes a record and all that belongs to it. The record goes first, so that nobody ever sees one
 * without its parts; what an interruption leaves behind, the same call or the sweep deletes.
 */
export async function deleteSubmission(
  openStore: OpenStore,
  key: string,
  belongings: readonly Belonging[],
): Promise<void> {
  await openStore('submissions').delete(key);
  await deleteBelongings(openStore, belongings);
}

/** Tries all of them before it rejects. */
export async function deleteBelongings(
  openStore: OpenStore,
  belongings: readonly Belonging[],
): Promise<void> {
  const results = await Promise.allSettled(
    belongings.map(({ store, key }) => openStore(store).delete(key)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
