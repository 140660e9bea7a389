/** Whether a moment is before, in or after a span. */
export type SpanState = 'notYet' | 'open' | 'closed';

/**
 * The state at a moment of a span that includes both its ends. All three are days (`2027-06-20`) or all are
 * times of day (`08:00`; `20:00:01` is after `20:00`): texts in the order of time.
 */
export const stateAt = (present: string, opens: string, closes: string): SpanState =>
  present < opens ? 'notYet' : present > closes ? 'closed' : 'open';
