import { listKeys, within } from '../store.ts';
import type { Submission } from '../submission.ts';
import { attempt } from './attempt.ts';
import { closeUnsent } from './close.ts';
import { closedPrefix, keysUnder } from './delivery.ts';
import { forgetLeftovers } from './forget-leftovers.ts';
import { logUnforeseen } from './log-unforeseen.ts';
import type { OutboxServices } from './outbox-services.ts';
import { trying } from './pauses.ts';

/** Milliseconds, within the 30 s that the platform gives a scheduled function. */
const platformLimits = { lastStart: 10_000, end: 24_000, notes: 3000 };

/** Records at a time. */
const parallel = 5;

/**
 * Sends what is due of all records, and marks those as failed whose day is over. What it doesn't
 * come to is the next run's. Rejects when the storage can't be listed or hangs.
 */
export function sendPending(services: OutboxServices, limits = platformLimits): Promise<void> {
  return within(limits.end + limits.notes, sendDue(services, limits));
}

async function sendDue(services: OutboxServices, limits: typeof platformLimits): Promise<void> {
  const [late, end] = [AbortSignal.timeout(limits.lastStart), AbortSignal.timeout(limits.end)];
  const deliveries = services.openStore('deliveries');
  const records = services.openStore('submissions');
  const noted = await listKeys(deliveries);
  const recordKeys = await listKeys(records);

  const closed = new Set(keysUnder(closedPrefix, noted));
  const queue = recordKeys.filter((recordKey) => !closed.has(recordKey)).values();
  const send = services.channels.length > 0 ? attempt : closeWhenOver;
  const work = async () => {
    for (const recordKey of queue) {
      if (late.aborted) return;
      await send(services, recordKey, end).catch((error) => logUnforeseen(recordKey, error));
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  await forgetLeftovers(services, noted, new Set(recordKeys));
}

/** Where nothing is configured, a record waits its day for somebody to do it. */
async function closeWhenOver(services: OutboxServices, recordKey: string): Promise<void> {
  const store = services.openStore('submissions');
  const submission: Submission | null = await store.get(recordKey, { type: 'json' });
  if (!submission) return;
  const age = services.now().getTime() - Date.parse(submission.receivedAt);
  if (age >= trying) await closeUnsent(services, recordKey);
}
