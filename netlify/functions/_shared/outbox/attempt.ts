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
import { lastAttempt, nextAttempt } from './pauses.ts';
import type { OutboxServices } from './services.ts';

/** How often a note is tried, against failures of the storage. */
const tries = 5;

/**
 * Claims a record's delivery with one conditional write; whoever wins it sends what is left, and
 * notes each confirmed message before the next. `found` is the delivery that was read, if any was.
 * Without a channel a record waits its day for one. Rejects when the storage fails.
 */
export async function attempt(
  { channels, now, openStore }: OutboxServices,
  recordKey: string,
  signal: AbortSignal,
  found?: StoredDelivery,
): Promise<void> {
  const store = openStore('deliveries');
  const submission: SenderSubmission | null = await openStore('submissions').get(recordKey, {
    type: 'json',
  });
  if (!submission) return store.delete(openKey(recordKey));
  const last = lastAttempt(submission);
  if (channels.length === 0 && now().getTime() < last) return;

  // Before the claim: the scheduled function finds what ends after it, however it ends.
  if (!found) await store.set(openKey(recordKey), '');
  const { attempts = 0, sent = [], problems = {} } = found?.delivery ?? {};
  const nextAt = nextAttempt(attempts + 1, now(), last);
  let delivery: Delivery = { attempts: attempts + 1, nextAt, sent, problems };
  let noted = await writeDelivery(store, recordKey, delivery, found);
  if (!noted) return;

  const meant = channels.filter(({ kind }) => isMeant(kind, submission));
  const left = () => meant.filter(({ kind }) => !delivery.sent.includes(kind));
  for (const channel of left()) {
    // A run that was frozen for long has lost its claim.
    if (signal.aborted || now() >= new Date(nextAt)) break;
    const failure = await failureOf(channel, submission, signal);
    if (failure) console.error(`outbox: ${recordKey}: ${channel.kind}: ${failure.message}`);
    delivery = withOutcome(delivery, channel.kind, failure);
    // The last one is noted with the end.
    if ((failure && !failure.final) || left().length === 0) continue;
    noted = await note(store, recordKey, delivery, noted);
    if (!noted) return;
  }
  if (left().length === 0 || now().getTime() >= last) delivery = closed(delivery, left(), now());
  if (delivery !== noted.delivery) noted = await note(store, recordKey, delivery, noted);
  if (!noted?.delivery.closed) return;
  await store.delete(openKey(recordKey));
  const reason = reasonOf(delivery);
  if (delivery.closed?.state === 'failed') console.error(`outbox: ${recordKey} failed: ${reason}`);
}

/** Nobody proved whose address it is: mail goes there only if a person, not a program, typed it. */
function isMeant(kind: Channel['kind'], { botCheck }: SenderSubmission): boolean {
  return kind !== 'visitor' || botCheck === 'human';
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

function withOutcome(
  delivery: Delivery,
  kind: Channel['kind'],
  failure: SendFailure | undefined,
): Delivery {
  const { [kind]: _before, ...others } = delivery.problems;
  const isSettled = !failure || failure.final;
  return {
    ...delivery,
    sent: isSettled ? [...delivery.sent, kind] : delivery.sent,
    problems: failure ? { ...others, [kind]: failure.message } : others,
  };
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
