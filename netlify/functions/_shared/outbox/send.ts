import { listKeys, within } from '../store.ts';
import { attempt } from './attempt.ts';
import { lastRunKey, openKey, openPrefix, readDelivery } from './delivery.ts';
import { logUnforeseen } from './log-unforeseen.ts';
import type { OutboxServices } from './services.ts';

/** Milliseconds, within the 30 s that the platform gives a scheduled function. */
const platformLimits = { lastStart: 10_000, end: 24_000, notes: 3000 };

/** Minutes between two scheduled runs (../../send-outbox.ts). */
const step = 5;

/** Records at a time. */
const parallel = 5;

interface Run {
  services: OutboxServices;
  late: AbortSignal;
  end: AbortSignal;
}

/**
 * Sends what is due, and notes when it ended. Once an hour it looks through all records for those
 * that nobody began to send. What it has no time for is the next run's. Rejects when the storage
 * can't be listed or hangs.
 */
export function sendPending(services: OutboxServices, limits = platformLimits): Promise<void> {
  const [late, end] = [AbortSignal.timeout(limits.lastStart), AbortSignal.timeout(limits.end)];
  return within(limits.end + limits.notes, sendDue({ services, late, end }));
}

async function sendDue(run: Run): Promise<void> {
  const { now, openStore } = run.services;
  const store = openStore('deliveries');
  const isFirstOfHour = now().getUTCMinutes() < step;
  const open = (await listKeys(store, openPrefix)).map((key) => key.slice(openPrefix.length));
  if (isFirstOfHour) open.push(...(await openForgotten(run.services, open)));
  let begun = 0;
  await inParallel(open, async (recordKey) => {
    if (run.late.aborted && ++begun > parallel) return;
    await sendOne(run, recordKey).catch((error) => logUnforeseen(recordKey, error));
  });
  await store.setJSON(lastRunKey, { at: now().toISOString() });
}

/** The records that nobody began to send, which are open from now on if there is a channel. */
async function openForgotten(
  { channels, openStore }: OutboxServices,
  open: readonly string[],
): Promise<string[]> {
  const store = openStore('deliveries');
  const recordKeys = await listKeys(openStore('submissions'));
  const begun = new Set([...open, ...(await listKeys(store))]);
  const forgotten = recordKeys.filter((recordKey) => !begun.has(recordKey));
  if (channels.length > 0) await inParallel(forgotten, (key) => store.set(openKey(key), ''));
  return forgotten;
}

async function sendOne({ services, end }: Run, recordKey: string): Promise<void> {
  const store = services.openStore('deliveries');
  const found = await readDelivery(store, recordKey);
  if (found?.delivery.closed) return store.delete(openKey(recordKey));
  if (found && new Date(found.delivery.nextAt) > services.now()) return;
  await attempt(services, recordKey, end, found);
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
