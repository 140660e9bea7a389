import pMap, { pMapSkip } from 'p-map';
import * as v from 'valibot';
import { DamagedValue, readStored } from '../../netlify/functions/_shared/json-blobs.ts';
import { reasonOf } from '../../netlify/functions/_shared/outbox/delivery.ts';
import {
  listRecords,
  noteReceipt,
  type Receipt,
} from '../../netlify/functions/_shared/receipts.ts';
import { listKeys } from '../../netlify/functions/_shared/store.ts';
import { type AnySubmission, readSubmission } from '../../netlify/functions/_shared/submissions.ts';
import { explainError } from './errors.ts';
import type { Inbox } from './open-inbox.ts';

/** The states with which a submission can be marked. */
export const statuses = ['new', 'read', 'done'] as const;

const markSchema = v.object({
  status: v.picklist(statuses),
  note: v.optional(v.string()),
  at: v.optional(v.string()),
});

/** The staff's mark on a submission, kept in the store `marks` under the record's key; `at` in ISO 8601, UTC. */
export type Mark = v.InferOutput<typeof markSchema>;

/** The part of a record in the store `deliveries` that is read here. */
const deliverySchema = v.object({
  problems: v.record(v.string(), v.string()),
  closed: v.optional(v.object({ state: v.picklist(['delivered', 'failed']), at: v.string() })),
});

/** A submission with what is known about it. */
export interface Entry {
  submission: AnySubmission;
  mark: Mark;
  /** The messages about it; `at`: ISO 8601, UTC; `reason`: what was not sent, and why, or ''. */
  delivery: { state: 'waiting' | 'sent' | 'failed'; at?: string; reason: string };
}

/** Reads a record's entry, with a mark if `marked` has its key. Rejects with a DamagedValue. */
export async function readEntry(
  { openStore }: Inbox,
  key: string,
  marked: Pick<ReadonlySet<string>, 'has'> = { has: () => true },
): Promise<Entry> {
  const [submission, mark, delivery] = await Promise.all([
    readSubmission(openStore('submissions'), key),
    marked.has(key) ? ifValid(readStored(openStore('marks'), key, markSchema)) : undefined,
    readDelivery({ openStore }, key),
  ]);
  if (!submission) throw new DamagedValue(key, 'its record is missing');
  return { submission, mark: mark ?? { status: 'new' }, delivery: summarize(delivery) };
}

/** The delivery of a record's messages; undefined if none is stored, or a damaged one. */
export const readDelivery = ({ openStore }: Pick<Inbox, 'openStore'>, key: string) =>
  ifValid(readStored(openStore('deliveries'), key, deliverySchema));

function summarize(stored?: v.InferOutput<typeof deliverySchema>): Entry['delivery'] {
  const closed = stored?.closed;
  const state = closed ? (closed.state === 'failed' ? 'failed' : 'sent') : 'waiting';
  return { state, at: closed?.at, reason: (stored && reasonOf(stored)) ?? '' };
}

/** The value that `reading` resolves to; undefined if it is damaged. */
export async function ifValid<Value>(
  reading: Promise<Value>,
  report?: (error: DamagedValue) => void,
): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (!(error instanceof DamagedValue)) throw error;
    report?.(error);
    return undefined;
  });
}

const report = (error: DamagedValue) => console.error(`Skipped: ${explainError(error)}`);

/** Records that are read at the same time. */
const concurrency = 32;

/**
 * When each record was received, newest first. Those that nobody has read yet are read, and noted for
 * the next time; the damaged ones among them are left out, and named on stderr.
 */
export async function readReceipts({ openStore }: Pick<Inbox, 'openStore'>): Promise<Receipt[]> {
  const { receipts, unnoted } = await listRecords(openStore);
  const read = async (key: string) => {
    const submission = await ifValid(readSubmission(openStore('submissions'), key), report);
    if (!submission) return pMapSkip;
    await noteReceipt(openStore, submission);
    return { recordKey: key, receivedAt: Date.parse(submission.receivedAt) };
  };
  if (unnoted.length > 1000 && process.stderr.isTTY) {
    console.error(`Reading ${unnoted.length} submissions for the first time …`);
  }
  const more = await pMap(unnoted, read, { concurrency });
  return [...receipts, ...more].sort((a, b) => b.receivedAt - a.receivedAt);
}

/**
 * Reads the entries of receipts in their order, some at a time, as long as the caller goes on. The
 * damaged ones are left out, and reported: by default, on stderr.
 */
export async function* readEntries(
  inbox: Inbox,
  receipts: readonly Receipt[],
  onDamage = report,
): AsyncGenerator<Entry> {
  const marked = new Set(await listKeys(inbox.openStore('marks')));
  const read = async ({ recordKey }: Receipt) =>
    (await ifValid(readEntry(inbox, recordKey, marked), onDamage)) ?? pMapSkip;
  for (let done = 0; done < receipts.length; done += concurrency) {
    yield* await pMap(receipts.slice(done, done + concurrency), read, { concurrency });
  }
}
