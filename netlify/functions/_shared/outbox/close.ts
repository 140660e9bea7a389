import { keepFirst } from '../store.ts';
import {
  type ClosedDelivery,
  closedKey,
  type MessageKind,
  openKey,
  type Problems,
  reasonOf,
} from './delivery.ts';
import type { OutboxServices } from './outbox-services.ts';

type Closing = Pick<OutboxServices, 'now' | 'openStore'>;

/** Writes that nothing more will be sent of a record; `left` are the messages that were not. */
export function close(
  services: Closing,
  recordKey: string,
  left: readonly MessageKind[],
  problems: Problems,
): Promise<void> {
  const untried = Object.fromEntries(left.map((kind) => [kind, 'not tried']));
  const state = left.some((kind) => kind !== 'visitor') ? 'failed' : 'delivered';
  return closeAs(services, recordKey, state, reasonOf({ ...untried, ...problems }));
}

/** Writes that there was no way on which a record's messages could have gone out. */
export function closeUnsent(services: Closing, recordKey: string): Promise<void> {
  return closeAs(services, recordKey, 'failed', 'no channel');
}

async function closeAs(
  { now, openStore }: Closing,
  recordKey: string,
  state: ClosedDelivery['state'],
  reason: string | undefined,
): Promise<void> {
  const store = openStore('deliveries');
  const closed: ClosedDelivery = { state, at: now().toISOString(), reason };
  await keepFirst(store, closedKey(recordKey), closed);
  await store.delete(openKey(recordKey));
  if (state === 'failed') console.error(`outbox: ${recordKey} failed: ${reason}`);
}
