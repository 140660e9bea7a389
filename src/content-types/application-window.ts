/** Whether a day is before, in or after an application window. */
export type WindowState = 'notYet' | 'open' | 'closed';

/** The state of the window from `opens` to `closes` (both inclusive) on a day; all at midnight UTC. */
export function windowState(
  { opens, closes }: { opens: Date; closes: Date },
  day: Date,
): WindowState {
  if (day < opens) return 'notYet';
  return day <= closes ? 'open' : 'closed';
}
