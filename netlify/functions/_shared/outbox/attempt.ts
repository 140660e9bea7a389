import { randomUUID } from 'node:crypto';
import type { BlobStore } from '../store.ts';
import { type Channel, type SenderSubmission, SendFailure } from './channel.ts';
import { close } from './close.ts';
import { closedKey, openKey } from './delivery.ts';
import { changeOpen, isOver, note, readOpen, takeLease } from './open-delivery.ts';
import type { OutboxServices } from './outbox-services.ts';
import { pauseAfter, trying } from './pauses.ts';

/** A run that has the lease of a record. */
interface Run {
  services: OutboxServices;
  store: BlobStore;
  recordKey: string;
  holder: string;
  submission: SenderSubmission;
  signal: AbortSignal;
}

/**
 * Sends what is due of a record's messages, one after another, and notes each as soon as it is
 * confirmed. Any number of runs may try at once: one gets the lease, and one that was killed is
 * taken over when its lease ended. Rejects when the storage fails.
 */
export async function attempt(
  services: OutboxServices,
  recordKey: string,
  signal: AbortSignal,
): Promise<void> {
  const store = services.openStore('deliveries');
  const records = services.openStore('submissions');
  const holder = randomUUID();
  if (!(await takeLease(store, recordKey, { holder, now: services.now() }))) return;
  const submission: SenderSubmission | null = await records.get(recordKey, { type: 'json' });
  // Only now: a run that closed the record before this one began may have ended after that.
  const closed: string | null = await store.get(closedKey(recordKey), { type: 'text' });
  if (!submission || closed !== null) return store.delete(openKey(recordKey));

  const run = { services, store, recordKey, holder, submission, signal };
  for (const channel of services.channels) {
    if (!signal.aborted) await sendOnce(run, channel);
  }
  await endRun(run);
}

/** What is under way, if this run still has the lease: one that was frozen may have lost it. */
async function ownLease({ services, store, recordKey, holder }: Run) {
  const open = await readOpen(store, recordKey);
  return open?.holder === holder && !isOver(open, services.now()) ? open : undefined;
}

async function sendOnce(run: Run, { kind, send }: Channel): Promise<void> {
  const open = await ownLease(run);
  if (!open || open.settled.includes(kind)) return;
  const failure = await send(run.submission, run.signal).then(() => undefined, toFailure);
  if (failure) console.error(`outbox: ${run.recordKey}: ${kind}: ${failure.message}`);
  await note(run.store, run.recordKey, kind, failure);
}

function toFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  return new SendFailure(error instanceof Error ? error.name : 'unknown');
}

async function endRun(run: Run): Promise<void> {
  const { services, store, recordKey, holder, submission } = run;
  const open = await ownLease(run);
  if (!open) return;
  const now = services.now().getTime();
  const end = Date.parse(submission.receivedAt) + trying;
  const left = services.channels
    .map(({ kind }) => kind)
    .filter((kind) => !open.settled.includes(kind));
  if (left.length === 0 || now >= end) return close(services, recordKey, left, open.problems);
  const due = new Date(Math.min(now + pauseAfter(open.attempts), end)).toISOString();
  await changeOpen(store, recordKey, (current) =>
    current?.holder === holder ? { ...current, due } : current,
  );
}
