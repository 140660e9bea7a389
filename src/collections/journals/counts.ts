/** What is counted of a journal. The contract has the names in addresses and answers. */
export const countKinds = ['views', 'downloads'] as const;

export type CountKind = (typeof countKinds)[number];

export type Counts = Record<CountKind, number>;

export function isCountKind(value: unknown): value is CountKind {
  return countKinds.includes(value as CountKind);
}
