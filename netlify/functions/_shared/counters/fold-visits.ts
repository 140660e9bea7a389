import { isoDay } from '../../../../src/i18n/format.ts';
import { type CounterStore, listKeys } from './counter-store.ts';
import { type Marker, parseMarkers } from './marker.ts';
import { saltsBefore } from './salt.ts';
import { addVisits, readTotals, replaceTotals } from './totals.ts';

const day = 24 * 60 * 60 * 1000;

/** Deletions at a time. */
const batch = 50;

/** Folds at a time that a fold may lose against before it gives up. */
const attempts = 20;

/**
 * Moves the visits of days that ended at least a day ago, to which none can be added any more, into
 * the totals, and deletes their markers and the salts of all days that are over. It may stop
 * anywhere and run any number of times at once: the write of the totals says through which day they
 * go, so that the markers of those days count no more, deleted or not.
 */
export async function foldVisits(store: CounterStore, now: Date): Promise<void> {
  const last = isoDay(new Date(now.getTime() - 2 * day));
  const keys = await listKeys(store);
  const visits = parseMarkers(keys).filter((visit) => visit.day <= last);
  for (const [journal, own] of Map.groupBy(visits, (visit) => visit.journal)) {
    await foldJournal(store, journal, own, last);
  }
  await deleteAll(store, [...visits.map(({ key }) => key), ...saltsBefore(isoDay(now), keys)]);
}

async function foldJournal(
  store: CounterStore,
  journal: string,
  visits: readonly Marker[],
  last: string,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { totals, condition } = await readTotals(store, journal);
    if (visits.every((visit) => visit.day <= totals.through)) return;
    const folded = { ...addVisits(totals, visits), through: last };
    if (await replaceTotals(store, journal, folded, condition)) return;
  }
  throw new Error(`the totals of journal ${journal} could not be written`);
}

async function deleteAll(store: CounterStore, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += batch) {
    await Promise.all(keys.slice(start, start + batch).map((key) => store.delete(key)));
  }
}
