import { readVersioned, type Versioned, writeVersioned } from '../json-blobs.ts';
import type { BlobStore } from '../store.ts';
import {
  type Channel,
  type Delivery,
  failedKey,
  isConfirmed,
  nextAttemptAt,
  openKey,
  reasonOf,
  retryDeadline,
  type SenderSubmission,
  SendFailure,
} from './delivery.ts';
import type { OutboxServices } from './services.ts';

/** How often saving a delivery is tried when the storage fails. */
const maxSaves = 5;

/**
 * Takes a lease on a record's messages with one conditional write, then sends the remaining ones and
 * saves each confirmation before the next message. `found` is the delivery as it was read, if there was
 * one. If no channel is configured, the record waits a day for one. Rejects when the storage fails.
 */
export async function attemptDelivery(
  { channels, now, openStore }: OutboxServices,
  recordKey: string,
  signal: AbortSignal,
  found?: Versioned<Delivery>,
): Promise<void> {
  const store = openStore('deliveries');
  const submission: SenderSubmission | null = await openStore('submissions').get(recordKey, {
    type: 'json',
  });
  if (!submission) return store.delete(openKey(recordKey));
  const { attempts = 0, sent = [], problems = {}, since } = found?.value ?? {};
  const deadline = retryDeadline(since ?? submission.receivedAt);
  if (channels.length === 0 && now().getTime() < deadline) return;

  // Before the lease, so that the scheduled function finds an interrupted attempt.
  if (!found) await store.set(openKey(recordKey), '');
  const nextAt = nextAttemptAt(attempts + 1, now(), deadline);
  const again = since === undefined ? {} : { since };
  let delivery: Delivery = { attempts: attempts + 1, nextAt, sent, problems, ...again };
  let saved = await writeVersioned(store, recordKey, delivery, found);
  if (!saved) return;

  const applicable = channels.filter(({ kind }) => isApplicable(kind, submission));
  const remaining = () => applicable.filter(({ kind }) => !delivery.sent.includes(kind));
  for (const channel of remaining()) {
    // A function that was frozen may have lost its lease.
    if (signal.aborted || now() >= new Date(nextAt)) break;
    const failure = await failureOf(channel, submission, signal);
    if (failure) console.error(`outbox: ${recordKey}: ${channel.kind}: ${failure.message}`);
    delivery = withResult(delivery, channel.kind, failure);
    // The last result is saved together with the end.
    if ((failure && !failure.permanent) || remaining().length === 0) continue;
    saved = await save(store, recordKey, delivery, saved);
    if (!saved) return;
  }
  if (remaining().length === 0 || now().getTime() >= deadline) {
    delivery = withEnd(delivery, remaining(), now());
  }
  if (delivery !== saved.value) saved = await save(store, recordKey, delivery, saved);
  if (!saved?.value.closed) return;
  if (delivery.closed?.state === 'failed') await store.set(failedKey(recordKey), '');
  await store.delete(openKey(recordKey));
  const reason = reasonOf(delivery);
  if (delivery.closed?.state === 'failed') console.error(`outbox: ${recordKey} failed: ${reason}`);
}

function isApplicable(kind: Channel['kind'], submission: SenderSubmission): boolean {
  return kind !== 'visitor' || isConfirmed(submission);
}

async function failureOf(
  { send }: Channel,
  submission: SenderSubmission,
  signal: AbortSignal,
): Promise<SendFailure | undefined> {
  return send(submission, signal).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof SendFailure) return error;
      return new SendFailure(error instanceof Error ? error.name : 'unknown');
    },
  );
}

function withResult(
  delivery: Delivery,
  kind: Channel['kind'],
  failure: SendFailure | undefined,
): Delivery {
  const { [kind]: _previous, ...others } = delivery.problems;
  const isDone = !failure || failure.permanent;
  return {
    ...delivery,
    sent: isDone ? [...delivery.sent, kind] : delivery.sent,
    problems: failure ? { ...others, [kind]: failure.message } : others,
  };
}

function withEnd(delivery: Delivery, remaining: readonly Channel[], now: Date): Delivery {
  const untried = Object.fromEntries(remaining.map(({ kind }) => [kind, 'not tried']));
  const isForStaff = (kind: Channel['kind']) => kind !== 'visitor';
  const isDelivered =
    delivery.sent.some(isForStaff) && !remaining.some(({ kind }) => isForStaff(kind));
  return {
    ...delivery,
    problems: { ...untried, ...delivery.problems },
    closed: { state: isDelivered ? 'delivered' : 'failed', at: now.toISOString() },
  };
}

/**
 * Saves the state of the messages; undefined when another run has taken the lease or the storage stays
 * down. A sent message must not be sent again, so an unproven write is read back and retried.
 */
async function save(
  store: BlobStore,
  recordKey: string,
  delivery: Delivery,
  previous: Versioned<Delivery>,
): Promise<Versioned<Delivery> | undefined> {
  for (let attempt = 0; attempt < maxSaves; attempt++) {
    const written = await writeVersioned(store, recordKey, delivery, previous).catch(
      () => undefined,
    );
    if (written) return written;
    const found = await readVersioned<Delivery>(store, recordKey).catch(() => previous);
    if (JSON.stringify(found?.value) === JSON.stringify(delivery)) return found;
    if (found?.etag !== previous.etag) return undefined;
  }
  return undefined;
}
