/** The counters of a journal; the names are part of the API. */
const countKinds = ['views', 'downloads'] as const;

/** A counter of a journal. */
export type CountKind = (typeof countKinds)[number];

/** The totals of a journal. */
export type Counts = Record<CountKind, number>;

/** Whether a value names a counter. */
export function isCountKind(value: unknown): value is CountKind {
  return countKinds.includes(value as CountKind);
}
