import type { CountKind, Counts } from '../../../../src/collections/journals/counts.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { listKeys, within } from '../store.ts';
import { update } from '../update.ts';
import type { CounterServices, CounterStore } from './counter-services.ts';
import { addVisitor, nobodyYet, type Visitor, type Visitors } from './visitors.ts';

/** All that is kept of a journal's visits, under one key. */
interface Kept extends Counts {
  /** Those of the last day with a visit, until the day is over. */
  visitors?: Visitors;
}

/** A visit as it comes in. */
export interface Visit extends Visitor {
  journal: string;
  kind: CountKind;
  at: Date;
}

const folder = 'counts/';
const keyOf = (journal: string) => folder + journal;

/** All visits that were counted. */
export async function readCounts(store: CounterStore, journal: string): Promise<Counts> {
  const kept: Kept | null = await store.get(keyOf(journal), { type: 'json' });
  return { views: kept?.views ?? 0, downloads: kept?.downloads ?? 0 };
}

/** Visits that go into one write, to which more come while it is `open`: until the write before is done. */
interface Batch {
  open: boolean;
  visits: Visit[];
  written: Promise<unknown>;
}

/** The last batch of each key. */
const batches = new Map<string, Batch>();

/**
 * Counts a visitor who wasn't counted that day. The number and whom it counts are written at once,
 * so that a write whose answer is lost is not counted again. Visits that a process takes at once go
 * together: one by one they would only lose against each other.
 */
export async function countVisit(
  { openStore, patience }: Pick<CounterServices, 'openStore' | 'patience'>,
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
    return within(patience, writeVisits(openStore(), key, batch.visits));
  };
  const before = last?.written ?? Promise.resolve();
  const batch: Batch = { visits: [visit], open: true, written: before.then(write, write) };
  batches.set(key, batch);
  const forget = () => batches.get(key) === batch && batches.delete(key);
  batch.written.then(forget, forget);
  await batch.written;
}

async function writeVisits(store: CounterStore, key: string, visits: Visit[]): Promise<void> {
  await update<Kept>(store, key, (kept) => {
    const start: Kept = kept ?? { views: 0, downloads: 0 };
    const counted = visits.reduce(withVisit, start);
    return counted === start ? undefined : counted;
  });
}

function withVisit(kept: Kept, { kind, at, ...visitor }: Visit): Kept {
  const day = isoDay(at);
  // A visit that took until after midnight counts among those of the new day.
  const known = kept.visitors && kept.visitors.day >= day ? kept.visitors : nobodyYet(day);
  const visitors = addVisitor(known, kind, visitor);
  return visitors ? { ...kept, [kind]: kept[kind] + 1, visitors } : kept;
}

/** Deletes who the visitors of days that are over were; their number stays. */
export async function forgetVisitors(store: CounterStore, now: Date): Promise<void> {
  const today = isoDay(now);
  const forget = (key: string) =>
    update<Kept>(store, key, (kept) => {
      const isOver = kept?.visitors && kept.visitors.day < today;
      return isOver ? { views: kept.views, downloads: kept.downloads } : undefined;
    });
  const results = await Promise.allSettled((await listKeys(store, folder)).map(forget));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
