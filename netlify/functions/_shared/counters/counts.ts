import type { CountKind, Counts } from '../../../../src/counters/counts.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { settleAll, withTimeout } from '../promises.ts';
import { type BlobStore, listKeys, openStore } from '../store.ts';
import { addVisitor, noVisitors, type Visitor, type Visitors } from './visitors.ts';

/** The part of a Blobs store that the counters use. */
export type CounterStore = Pick<BlobStore, 'get' | 'getWithMetadata' | 'list' | 'setJSON'>;

/** Production's counters. */
export const openCounterStore = (): CounterStore => openStore('journal-counters');

/** All stored data about a journal's visits, under one key. */
interface StoredCounts extends Counts {
  /** The visitors of the last day with a visit, until that day is over. */
  visitors?: Visitors;
}

/** One view or download. */
interface Visit extends Visitor {
  journal: string;
  kind: CountKind;
  at: Date;
}

const folder = 'counts/';
const keyOf = (journal: string) => folder + journal;

/** The counted views and downloads of a journal. */
export async function readCounts(store: CounterStore, journal: string): Promise<Counts> {
  const stored: StoredCounts | null = await store.get(keyOf(journal), { type: 'json' });
  return { views: stored?.views ?? 0, downloads: stored?.downloads ?? 0 };
}

/** Visits that are written together; `open` to more until the previous write is done. */
interface Batch {
  open: boolean;
  visits: Visit[];
  written: Promise<unknown>;
}

/** The last batch of each key. */
const batches = new Map<string, Batch>();

/**
 * Counts a visitor who wasn't counted that day. The count and the visitors change in one write, so that a
 * write whose response is lost is not counted twice. Concurrent visits in one process share a write,
 * because separate writes would only conflict. Rejects when the storage fails.
 */
export async function countVisit(
  { openStore, timeoutMs }: { openStore: () => CounterStore; timeoutMs: number },
  visit: Visit,
): Promise<void> {
  const key = keyOf(visit.journal);
  const last = batches.get(key);
  if (last?.open) {
    last.visits.push(visit);
    await last.written;
    return;
  }
  const write = () => {
    batch.open = false;
    return withTimeout(writeVisits(openStore(), key, batch.visits), timeoutMs);
  };
  const before = last?.written ?? Promise.resolve();
  const batch: Batch = { visits: [visit], open: true, written: before.then(write, write) };
  batches.set(key, batch);
  const remove = () => batches.get(key) === batch && batches.delete(key);
  batch.written.then(remove, remove);
  await batch.written;
}

async function writeVisits(store: CounterStore, key: string, visits: Visit[]): Promise<void> {
  await compareAndSwap<StoredCounts>(store, key, (stored) => {
    const before: StoredCounts = stored ?? { views: 0, downloads: 0 };
    const counted = visits.reduce(withVisit, before);
    return counted === before ? undefined : counted;
  });
}

function withVisit(stored: StoredCounts, { kind, at, ...visitor }: Visit): StoredCounts {
  const day = isoDay(at);
  // A visit that is written after midnight counts as a visit of the new day.
  const { visitors: known } = stored;
  const current = known && known.day >= day ? known : noVisitors(day);
  const visitors = addVisitor(current, kind, visitor);
  return visitors ? { ...stored, [kind]: stored[kind] + 1, visitors } : stored;
}

/** Deletes the visitors of past days (UTC) and keeps the counts. Rejects if it fails for any journal. */
export async function deleteOldVisitors(store: CounterStore, now: Date): Promise<void> {
  const today = isoDay(now);
  const deleteVisitors = (key: string) =>
    compareAndSwap<StoredCounts>(store, key, (stored) => {
      const isOver = stored?.visitors && stored.visitors.day < today;
      return isOver ? { views: stored.views, downloads: stored.downloads } : undefined;
    });
  await settleAll((await listKeys(store, folder)).map(deleteVisitors));
}
