import { listKeys, within } from '../store.ts';
import { attempt } from './attempt.ts';
import { closeWhenOver } from './close.ts';
import { closedPrefix, keysUnder, openPrefix } from './delivery.ts';
import { logUnforeseen } from './log-unforeseen.ts';
import type { OutboxServices } from './outbox-services.ts';

/** Milliseconds, within the 30 s that the platform gives a scheduled function. */
const platformLimits = { lastStart: 10_000, end: 24_000, notes: 3000 };

/** Records at a time. */
const parallel = 5;

/** Going through all records takes at most this part of the time. */
const sweepShare = 1 / 20;

interface Task {
  services: OutboxServices;
  late: AbortSignal;
  end: AbortSignal;
}

/**
 * Sends what is due, and marks the records as failed whose day is over. What it doesn't come to is
 * the next run's. Rejects when the storage can't be listed or hangs.
 */
export function sendPending(services: OutboxServices, limits = platformLimits): Promise<void> {
  const [late, end] = [AbortSignal.timeout(limits.lastStart), AbortSignal.timeout(limits.end)];
  return within(limits.end + limits.notes, sendDue({ services, late, end }));
}

async function sendDue(task: Task): Promise<void> {
  const { now, openStore, sweep } = task.services;
  const begun = keysUnder(openPrefix, await listKeys(openStore('deliveries'), openPrefix));
  await sendEach(task, begun);
  if (now().getTime() < sweep.next) return;
  const start = performance.now();
  const closed = keysUnder(closedPrefix, await listKeys(openStore('deliveries'), closedPrefix));
  const recordKeys = await listKeys(openStore('submissions'));
  sweep.next = now().getTime() + (performance.now() - start) / sweepShare;
  const known = new Set([...begun, ...closed]);
  await sendEach(
    task,
    recordKeys.filter((recordKey) => !known.has(recordKey)),
  );
}

/** Attempts some of the records at once, each of those workers at least one. */
async function sendEach({ services, late, end }: Task, recordKeys: readonly string[]) {
  const send = services.channels.length > 0 ? attempt : closeWhenOver;
  const queue = recordKeys.values();
  const work = async () => {
    for (const recordKey of queue) {
      await send(services, recordKey, end).catch((error) => logUnforeseen(recordKey, error));
      if (late.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}
