export type DatedState = 'notYet' | 'open' | 'closed';

/** Where a day falls among the days from `opens` to `closes`, both included. */
export function stateOn({ opens, closes }: { opens: Date; closes: Date }, day: Date): DatedState {
  if (day < opens) return 'notYet';
  return day <= closes ? 'open' : 'closed';
}
