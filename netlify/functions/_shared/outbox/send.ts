import pMap from 'p-map';
import { logUnexpectedError } from '../errors.ts';
import { readVersioned } from '../json-blobs.ts';
import { withTimeout } from '../promises.ts';
import { listKeys } from '../store.ts';
import { attemptDelivery } from './attempt.ts';
import { type Delivery, lastRunKey, openKey, openPrefix } from './delivery.ts';
import { digestKeys, sendDigest } from './digest.ts';
import type { OutboxServices } from './services.ts';

/**
 * Sends a stored form's messages right after its reply. Never rejects, and takes little longer than the
 * services' timeout: the scheduled function sends the messages that were not confirmed by then.
 */
export async function deliver(services: OutboxServices, recordKey: string): Promise<void> {
  const { channels, timeoutMs } = services;
  if (channels.length === 0) return;
  const attempt = attemptDelivery(services, recordKey, AbortSignal.timeout(timeoutMs));
  await withTimeout(attempt, timeoutMs + 1000).catch((error) => logFailure(recordKey, error));
}

/** The limits of a scheduled run, within the platform's 30 s: the last start, sending, saving. */
const platformLimits = { lastStartMs: 10_000, endMs: 24_000, saveMs: 3000 };

/** Minutes between two scheduled runs (../../send-outbox.ts). */
const intervalMinutes = 5;

/** How many records are processed at the same time. */
const concurrency = 5;

interface Run {
  services: OutboxServices;
  late: AbortSignal;
  end: AbortSignal;
}

/**
 * Sends the due messages, and saves when it ended. Once an hour it also looks for records for which no
 * attempt was ever started. The next run sends what this one has no time for. Rejects when the storage
 * can't be listed or hangs.
 */
export function sendPending(services: OutboxServices, limits = platformLimits): Promise<void> {
  const [late, end] = [AbortSignal.timeout(limits.lastStartMs), AbortSignal.timeout(limits.endMs)];
  return withTimeout(sendDue({ services, late, end }), limits.endMs + limits.saveMs);
}

async function sendDue(run: Run): Promise<void> {
  const { now, openStore } = run.services;
  const store = openStore('deliveries');
  const isFirstOfHour = now().getUTCMinutes() < intervalMinutes;
  const open = (await listKeys(store, openPrefix)).map((key) => key.slice(openPrefix.length));
  if (isFirstOfHour) {
    const recordKeys = await listKeys(openStore('submissions'));
    const deliveries = await listKeys(store);
    const begun = new Set([...open, ...deliveries]);
    const forgotten = recordKeys.filter((recordKey) => !begun.has(recordKey));
    await openForgotten(run.services, forgotten);
    open.push(...forgotten);
    await sendDigests(run, digestKeys(deliveries));
  }
  let lateStarts = 0;
  const send = async (recordKey: string) => {
    // A run whose lists took long still makes some progress.
    if (run.late.aborted && ++lateStarts > concurrency) return;
    await sendIfDue(run, recordKey).catch((error) => logFailure(recordKey, error));
  };
  await pMap(open, send, { concurrency });
  const channels = run.services.channels.map(({ kind }) => kind);
  await store.setJSON(lastRunKey, { at: now().toISOString(), channels });
}

/** Lists records for which no attempt was ever started as open, if there is a channel. */
async function openForgotten(
  { channels, openStore }: OutboxServices,
  forgotten: readonly string[],
): Promise<void> {
  const store = openStore('deliveries');
  const markOpen = (recordKey: string) => store.set(openKey(recordKey), '');
  if (channels.length > 0) await pMap(forgotten, markOpen, { concurrency });
}

/** One after the other, since each may be long. Failed digests are sent in the next hour. */
async function sendDigests({ services, end }: Run, keys: readonly string[]): Promise<void> {
  const { sendDigest: send } = services;
  if (!send) return;
  for (const key of keys) {
    await sendDigest(services, key, send, end).catch((error) => logFailure(key, error));
  }
}

async function sendIfDue({ services, end }: Run, recordKey: string): Promise<void> {
  const store = services.openStore('deliveries');
  const found = await readVersioned<Delivery>(store, recordKey);
  if (found?.value.closed) return store.delete(openKey(recordKey));
  if (found && new Date(found.value.nextAt) > services.now()) return;
  await attemptDelivery(services, recordKey, end, found);
}

const logFailure = (recordKey: string, error: unknown) =>
  logUnexpectedError(`outbox: ${recordKey}`, error);
