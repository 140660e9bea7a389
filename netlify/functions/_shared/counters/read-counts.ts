import type { Counts } from '../../../../src/collections/journals/counts.ts';
import { type CounterStore, listKeys } from './counter-store.ts';
import { parseMarkers } from './marker.ts';
import { addVisits, readTotals } from './totals.ts';

/**
 * All visits that were counted. The markers are read before the totals: a day folded in between is
 * then in the totals, which say so, and its markers are passed over; the other way it could be
 * missing from both.
 */
export async function readCounts(store: CounterStore, journal: string): Promise<Counts> {
  const visits = parseMarkers(await listKeys(store, `${journal}/`));
  const { totals } = await readTotals(store, journal);
  const { views, downloads } = addVisits(totals, visits);
  return { views, downloads };
}
