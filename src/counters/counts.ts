/** What is counted of a journal. The contract has the names in addresses and answers. */
const countKinds = ['views', 'downloads'] as const;

export type CountKind = (typeof countKinds)[number];

export type Counts = Record<CountKind, number>;

export function isCountKind(value: unknown): value is CountKind {
  return countKinds.includes(value as CountKind);
}

/** Why a counter has no number, or counted nothing, with the status it is answered with. */
export const counterStatus = {
  refused: 403,
  notFound: 404,
  wrongMethod: 405,
  unavailable: 503,
} as const;

/** The words: `i18n/ui/counter-errors.ts`. */
export type CounterErrorCode = keyof typeof counterStatus;
