import { keepFirst } from '../store.ts';
import type { Submission } from '../submission.ts';
import {
  type ClosedDelivery,
  closedKey,
  type MessageKind,
  openKey,
  type Problems,
  reasonOf,
} from './delivery.ts';
import type { OutboxServices } from './outbox-services.ts';
import { trying } from './pauses.ts';

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

/** Where nothing is configured, a record waits its day for somebody to do it. */
export async function closeWhenOver(services: Closing, recordKey: string): Promise<void> {
  const store = services.openStore('submissions');
  const submission: Submission | null = await store.get(recordKey, { type: 'json' });
  if (!submission) return;
  const age = services.now().getTime() - Date.parse(submission.receivedAt);
  if (age >= trying) await closeAs(services, recordKey, 'failed', 'no channel');
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
