import type { Counts } from '../../../../src/collections/journals/counts.ts';
import type { CounterStore } from './counter-store.ts';
import type { Marker } from './marker.ts';

/** The visits of all days up to and including `through`, which is `2026-11-19` or, at first, ''. */
export interface Totals extends Counts {
  through: string;
}

/** On what a write depends: that nobody has written since the read. */
type Condition = { onlyIfMatch: string } | { onlyIfNew: true };

const keyOf = (journal: string) => `${journal}/totals`;

/** A journal's totals, and the condition to replace them. */
export async function readTotals(
  store: CounterStore,
  journal: string,
): Promise<{ totals: Totals; condition: Condition }> {
  const found = await store.getWithMetadata(keyOf(journal), { type: 'json' });
  if (!found) {
    return { totals: { views: 0, downloads: 0, through: '' }, condition: { onlyIfNew: true } };
  }
  if (!found.etag) throw new Error('the totals came without an ETag');
  return { totals: found.data, condition: { onlyIfMatch: found.etag } };
}

/** Says whether it was written: not when somebody else was first. Rejects when there is no proof. */
export async function replaceTotals(
  store: CounterStore,
  journal: string,
  totals: Totals,
  condition: Condition,
): Promise<boolean> {
  const { modified, etag } = await store.setJSON(keyOf(journal), totals, condition);
  if (modified && !etag) throw new Error('the totals may not have been written');
  return modified;
}

/** The totals with the visits that they don't have yet. */
export function addVisits(totals: Totals, visits: readonly Marker[]): Totals {
  const sum = { ...totals };
  for (const { kind, day } of visits) if (day > totals.through) sum[kind]++;
  return sum;
}
