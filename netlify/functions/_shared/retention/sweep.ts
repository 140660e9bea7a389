import pMap from 'p-map';
import { environment } from '../environment.ts';
import { withTimeout } from '../promises.ts';
import { type ListedRecords, listRecords } from '../receipts.ts';
import { listKeys, type OpenStore, openStore, type Storage, storesOfPreviews } from '../store.ts';
import { listRelatedBlobs, type RelatedBlob } from '../submissions.ts';
import { endedBefore, isExpired, type Swept, sweepRecord } from './sweep-record.ts';

/** The external services of the sweep. */
export interface SweepServices extends Storage {
  now: () => Date;
  retentionDays: number;
  /** Nothing more is started after this time (ms). */
  timeLimitMs: number;
}

/** The services of the running function. */
export const sweepServices: SweepServices = {
  now: () => new Date(),
  openStore,
  retentionDays: environment.RETENTION_DAYS,
  // Together less than the 30 s after which the platform ends a scheduled function.
  timeLimitMs: 20_000,
  storageTimeoutMs: 8_000,
};

/** How many days used tokens and counts of unchecked posts are kept: longer than any token is valid. */
const botCheckDays = 2;

/** How many blobs or records are swept at the same time. */
const concurrency = 20;

/**
 * Deletes expired submissions with their related blobs, orphaned attachments after a day, other leftovers
 * of deleted records, and old entries of the bot check, first in production's stores, then in those of
 * previews. The next run does what this one has no time for or fails at. Rejects when a store can't be
 * listed.
 */
export async function sweep(services: SweepServices = sweepServices): Promise<void> {
  const { now, openStore, storageTimeoutMs, timeLimitMs } = services;
  const end = now().getTime() + timeLimitMs;
  await sweepStores(services, openStore, end);
  for (const openPreviewStore of await withTimeout(storesOfPreviews(), storageTimeoutMs)) {
    await sweepStores(services, openPreviewStore, end);
  }
}

async function sweepStores(
  services: SweepServices,
  openStore: OpenStore,
  end: number,
): Promise<void> {
  const { now, storageTimeoutMs } = services;
  const isLate = () => now().getTime() >= end;
  const inTime = <Result>(work: Promise<Result>) => withTimeout(work, storageTimeoutMs);

  // Listed before the records, so that the blobs of a new record don't count as leftovers.
  const related = await inTime(listRelatedBlobs(openStore));
  const records = await inTime(listRecords(openStore));
  const keys = rotated(keysToSweep(records, related, services));
  const swept: Swept = { records: 0, attachments: 0, leftovers: 0 };
  const rest = await sweepAll(keys, isLate, async (key) => {
    const blobs = related.get(key) ?? [];
    const { records, attachments, leftovers } = await inTime(
      sweepRecord({ ...services, openStore }, key, blobs),
    );
    swept.records += records;
    swept.attachments += attachments;
    swept.leftovers += leftovers;
  });
  // After the records, so that a flood of tokens doesn't keep personal data longer.
  const expired = await inTime(expiredBotCheckKeys(openStore, now()));
  const botCheck = openStore('bot-check');
  const tokens = await sweepAll(expired, isLate, (key) => inTime(botCheck.delete(key)));
  console.log('sweep of submissions:', {
    ...swept,
    tokens: tokens.done,
    failed: tokens.failed + rest.failed,
    finished: tokens.finished && rest.finished,
  });
}

/** From and until how many days after it was stored an attachment is compared with its record. */
const attachmentDays = { from: 1, until: 4 };

/**
 * The records that may have to be swept, so that the others needn't be read: those that have expired or
 * have no receipt, those that were deleted and left blobs, and those whose attachments were stored some
 * days ago.
 */
function keysToSweep(
  { receipts, unnoted }: ListedRecords,
  related: ReadonlyMap<string, readonly RelatedBlob[]>,
  { now, retentionDays }: Pick<SweepServices, 'now' | 'retentionDays'>,
): string[] {
  const moment = now();
  const isDue = ({ store, key }: RelatedBlob) => {
    const [day = ''] = store === 'attachments' ? key.split('/') : [];
    return (
      endedBefore(attachmentDays.from, day, moment) &&
      !endedBefore(attachmentDays.until, day, moment)
    );
  };
  const kept = receipts.filter(
    ({ recordKey, receivedAt }) =>
      !isExpired(receivedAt, retentionDays, moment) && !related.get(recordKey)?.some(isDue),
  );
  const rest = new Set([...related.keys(), ...unnoted, ...receipts.map((one) => one.recordKey)]);
  for (const { recordKey } of kept) rest.delete(recordKey);
  return [...rest];
}

/** The keys of old tokens and counts of unchecked posts; the second part of a key is its day. */
async function expiredBotCheckKeys(openStore: OpenStore, now: Date): Promise<string[]> {
  const keys = await listKeys(openStore('bot-check'));
  return keys.filter((key) => endedBefore(botCheckDays, key.split('/')[1] ?? '', now));
}

/** The keys from a random one on, so that runs that are cut short reach every key eventually. */
function rotated(keys: readonly string[]): string[] {
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)];
}

/** How far a sweep got before its time was over. */
interface Progress {
  done: number;
  failed: number;
  finished: boolean;
}

/** Does `work` for each key until `isLate`. A failure is counted and doesn't stop the other keys. */
async function sweepAll(
  keys: readonly string[],
  isLate: () => boolean,
  work: (key: string) => Promise<unknown>,
): Promise<Progress> {
  let done = 0;
  let failed = 0;
  const attempt = async (key: string) => {
    if (isLate()) return;
    await work(key).then(
      () => done++,
      () => failed++,
    );
  };
  await pMap(keys, attempt, { concurrency });
  return { done, failed, finished: done + failed === keys.length };
}
