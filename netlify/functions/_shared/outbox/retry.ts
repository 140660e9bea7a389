import { compareAndSwap } from '../json-blobs.ts';
import type { OpenStore } from '../store.ts';
import { type Delivery, failedKey, openKey } from './delivery.ts';

/**
 * Opens the failed messages of a record for another day of attempts; sent messages stay sent. False when
 * none has failed.
 */
export async function retryDelivery(
  openStore: OpenStore,
  recordKey: string,
  now: Date,
): Promise<boolean> {
  const store = openStore('deliveries');
  const isFailed = (delivery: Delivery | undefined) => delivery?.closed?.state === 'failed';
  if (!isFailed((await store.get(recordKey, { type: 'json' })) ?? undefined)) return false;
  const at = now.toISOString();
  // Written before the delivery, so that an interruption leaves no delivery that runs can't find, and again
  // after it, because a run that read the old state may have deleted the key.
  await store.set(openKey(recordKey), '');
  const reopened = await compareAndSwap<Delivery>(store, recordKey, (delivery) =>
    delivery && isFailed(delivery)
      ? { attempts: 0, nextAt: at, sent: delivery.sent, problems: {}, since: at }
      : undefined,
  );
  if (!reopened) return false;
  await store.set(openKey(recordKey), '');
  await store.delete(failedKey(recordKey));
  return true;
}
