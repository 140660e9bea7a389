import type { BlobStore } from '../store.ts';
import { type Channel, type SenderSubmission, SendFailure } from './channel.ts';
import {
  type Delivery,
  openKey,
  readDelivery,
  reasonOf,
  type StoredDelivery,
  writeDelivery,
} from './delivery.ts';
import type { OutboxServices } from './outbox-services.ts';
import { lastAttempt, nextAttempt } from './pauses.ts';

/** How often a note is tried, against failures of the storage. */
const tries = 5;

/** What an attempt sends, and until when. */
interface Task {
  services: OutboxServices;
  store: BlobStore;
  recordKey: string;
  submission: SenderSubmission;
  signal: AbortSignal;
}

/**
 * Claims the delivery of a record that is open with one conditional write; whoever wins it sends
 * what is left. `found` is the delivery that was read, if any was. Without a channel a record waits
 * its day for one. Rejects when the storage fails.
 */
export async function attempt(
  services: OutboxServices,
  recordKey: string,
  signal: AbortSignal,
  found?: StoredDelivery,
): Promise<void> {
  const { channels, now, openStore } = services;
  const store = openStore('deliveries');
  const submission: SenderSubmission | null = await openStore('submissions').get(recordKey, {
    type: 'json',
  });
  if (!submission) return store.delete(openKey(recordKey));
  const last = lastAttempt(submission);
  if (channels.length === 0 && now().getTime() < last) return;

  const { attempts = 0, sent = [], problems = {} } = found?.delivery ?? {};
  const nextAt = nextAttempt(attempts + 1, now(), last);
  const claim: Delivery = { attempts: attempts + 1, nextAt, sent, problems };
  const first = channels.length > 0 ? claim : closed(claim, [], now());
  const claimed = await writeDelivery(store, recordKey, first, found);
  if (!claimed) return;

  const end = first.closed
    ? first
    : await sendLeft({ services, store, recordKey, submission, signal }, claimed);
  if (!end?.closed) return;
  await store.delete(openKey(recordKey));
  if (end.closed.state === 'failed') {
    console.error(`outbox: ${recordKey} failed: ${reasonOf(end)}`);
  }
}

/**
 * Sends one message after another and notes each confirmed one before the next. Returns what is
 * noted in the end; undefined when that could not be written, or another run has taken over.
 */
async function sendLeft(task: Task, claimed: StoredDelivery): Promise<Delivery | undefined> {
  const { services, store, recordKey, submission, signal } = task;
  const { nextAt } = claimed.delivery;
  const channels = services.channels.filter(({ kind }) => isMeant(kind, submission));
  const left = ({ sent }: Delivery) => channels.filter(({ kind }) => !sent.includes(kind));
  let noted: StoredDelivery | undefined = claimed;
  let { delivery } = claimed;
  for (const channel of left(delivery)) {
    // A run that was frozen for long has lost its claim.
    if (signal.aborted || services.now() >= new Date(nextAt)) break;
    delivery = await withOutcome(task, channel, delivery);
    const isSettled = delivery.sent.includes(channel.kind);
    // The last one is noted with the end.
    if (!isSettled || left(delivery).length === 0) continue;
    noted = await note(store, recordKey, delivery, noted);
    if (!noted) return undefined;
  }
  const rest = left(delivery);
  if (rest.length === 0 || services.now().getTime() >= lastAttempt(submission)) {
    delivery = closed(delivery, rest, services.now());
  }
  if (delivery === noted.delivery) return delivery;
  return (await note(store, recordKey, delivery, noted))?.delivery;
}

/** Nobody proved whose address it is: mail goes there only if a person, not a program, typed it. */
function isMeant(kind: Channel['kind'], { botCheck }: SenderSubmission): boolean {
  return kind !== 'visitor' || botCheck === 'human';
}

/** Sends a message. */
async function withOutcome(
  { recordKey, submission, signal }: Task,
  { kind, send }: Channel,
  delivery: Delivery,
): Promise<Delivery> {
  const failure = await send(submission, signal).then(() => undefined, toFailure);
  const { [kind]: _before, ...problems } = delivery.problems;
  const sent = [...delivery.sent, kind];
  if (!failure) return { ...delivery, sent, problems };
  console.error(`outbox: ${recordKey}: ${kind}: ${failure.message}`);
  return {
    ...delivery,
    sent: failure.final ? sent : delivery.sent,
    problems: { ...problems, [kind]: failure.message },
  };
}

function toFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  return new SendFailure(error instanceof Error ? error.name : 'unknown');
}

function closed(delivery: Delivery, left: readonly Channel[], now: Date): Delivery {
  const untried = Object.fromEntries(left.map(({ kind }) => [kind, 'not tried']));
  const isForStaff = (kind: Channel['kind']) => kind !== 'visitor';
  const reached = delivery.sent.some(isForStaff) && !left.some(({ kind }) => isForStaff(kind));
  return {
    ...delivery,
    problems: { ...untried, ...delivery.problems },
    closed: { state: reached ? 'delivered' : 'failed', at: now.toISOString() },
  };
}

/**
 * Writes what became of the messages; undefined when another run has claimed the record meanwhile
 * or the storage stays down. What was sent must not be sent again, so a write that nothing proves is
 * read back and tried again.
 */
async function note(
  store: BlobStore,
  recordKey: string,
  delivery: Delivery,
  previous: StoredDelivery,
): Promise<StoredDelivery | undefined> {
  for (let left = tries; left > 0; left--) {
    const written = await writeDelivery(store, recordKey, delivery, previous).catch(
      () => undefined,
    );
    if (written) return written;
    const found = await readDelivery(store, recordKey).catch(() => previous);
    if (JSON.stringify(found?.delivery) === JSON.stringify(delivery)) return found;
    if (found?.etag !== previous.etag) return undefined;
  }
  return undefined;
}
