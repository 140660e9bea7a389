import pMap, { pMapSkip } from 'p-map';
import { compareAndSwap, readVersioned } from '../json-blobs.ts';
import type { OpenStore } from '../store.ts';
import { recordKey } from '../submissions.ts';
import type { SenderSubmission } from './delivery.ts';

/** The hour of a moment in UTC, as `2026-11-21T12`. */
const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13);

/** Stored for two days under `mails/{day}/{hour}` (UTC) in `bot-check`. */
interface CountedMails {
  mails: number;
}

/** Counts mails that are about to be sent; false when the hour's limit is reached. */
export async function claimMails(
  openStore: OpenStore,
  { mails, perHour, now }: { mails: number; perHour: number; now: Date },
): Promise<boolean> {
  const key = `mails/${hourOf(now).replace('T', '/')}`;
  const counted = await compareAndSwap<CountedMails>(
    openStore('bot-check'),
    key,
    (before = { mails: 0 }) =>
      before.mails + mails <= perHour ? { mails: before.mails + mails } : undefined,
  );
  return counted !== undefined;
}

/**
 * The records of an hour (UTC) that share one mail to the staff: JSON in the store `deliveries` under
 * `digests/{2026-11-21T12}`.
 */
interface StoredDigest {
  recordKeys: string[];
  /** The number of records beyond those. */
  more: number;
  /** Whether the mail says that the day's quota of files is used up. */
  filesRefused?: true;
}

/** The maximum of records that a digest lists; it counts the others. */
const maxRecords = 500;

/** How many records are read at the same time. */
const concurrency = 20;

const folder = 'digests/';

/** The content of a digest. */
export interface DigestContent {
  submissions: SenderSubmission[];
  /** Whether the day's quota of files is used up and this hour's digest says so. */
  filesRefused: boolean;
}

/** One digest to the staff. */
export interface Digest extends DigestContent {
  /** `2026-11-21T12`, in UTC. */
  hour: string;
  /** The number of submissions beyond those. */
  more: number;
}

/** Sends a digest to each of the staff; resolves to the content of those whose mail wasn't confirmed. */
export type SendDigest = (digest: Digest, signal: AbortSignal) => Promise<DigestContent>;

/** Adds a record to the digest of the current hour. */
export async function addToDigest(
  openStore: OpenStore,
  recordKey: string,
  now: Date,
): Promise<void> {
  await compareAndSwap<StoredDigest>(
    openStore('deliveries'),
    folder + hourOf(now),
    (digest = { recordKeys: [], more: 0 }) => {
      const { recordKeys, more } = digest;
      if (recordKeys.includes(recordKey)) return undefined;
      return recordKeys.length < maxRecords
        ? { ...digest, recordKeys: [...recordKeys, recordKey] }
        : { ...digest, more: more + 1 };
    },
  );
}

/** Makes the digest of the current hour say that the day's quota of files is used up. */
export async function announceRefusedFiles(openStore: OpenStore, now: Date): Promise<void> {
  await compareAndSwap<StoredDigest>(
    openStore('deliveries'),
    folder + hourOf(now),
    (digest = { recordKeys: [], more: 0 }) =>
      digest.filesRefused ? undefined : { ...digest, filesRefused: true },
  );
}

/** The hours with a digest still to be sent, as keys of the store `deliveries`. */
export const digestKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(folder));

/**
 * Sends the digest of an hour that is over. Its blob is deleted an hour later, when nothing can be added
 * to it any more. The next call sends what could not be sent.
 */
export async function sendDigest(
  { openStore, now }: { openStore: OpenStore; now: () => Date },
  key: string,
  send: SendDigest,
  signal: AbortSignal,
): Promise<void> {
  const hour = key.slice(folder.length);
  if (hour >= hourOf(now())) return;
  const store = openStore('deliveries');
  const { value: stored } = (await readVersioned<StoredDigest>(store, key)) ?? {};
  if (!stored?.recordKeys.length && !stored?.filesRefused) {
    if (hour < hourOf(new Date(now().getTime() - 3_600_000))) await store.delete(key);
    return;
  }
  const read = async (recordKey: string): Promise<SenderSubmission | typeof pMapSkip> =>
    (await openStore('submissions').get(recordKey, { type: 'json' })) ?? pMapSkip;
  const submissions = await pMap(stored.recordKeys, read, { concurrency });
  const { more, filesRefused = false } = stored;
  const unsent = await send({ hour, submissions, more, filesRefused }, signal);
  const keys = unsent.submissions.map(recordKey);
  const isDone = (one: string) => stored.recordKeys.includes(one) && !keys.includes(one);
  await compareAndSwap<StoredDigest>(store, key, (current) => ({
    recordKeys: (current?.recordKeys ?? []).filter((one) => !isDone(one)),
    more: (current?.more ?? 0) - (keys.length > 0 ? 0 : more),
    ...(unsent.filesRefused && { filesRefused: true }),
  }));
}
