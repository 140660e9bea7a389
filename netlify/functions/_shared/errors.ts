import type { FormErrorCode, ReplyErrorCode } from '../../../src/forms/codes.ts';

/** What the form held, as sent: names and values, of a repeated name the last value. */
export type FormValues = ReadonlyMap<string, string>;

type Refused =
  | { view: 'errors'; errors: Partial<Record<string, FormErrorCode>> }
  | { view: 'failed'; code: ReplyErrorCode };

/** How a post ended. The names of the views are those of the reply page's sections. */
export type Outcome = { view: 'sent'; reference: string } | Refused;

/** Thrown by a step that doesn't let a post through. */
export class Refusal extends Error {
  readonly outcome: Refused;
  /** What the log tells beside the code: words of ours, never of the post. */
  readonly because: string | undefined;

  constructor(outcome: Refused, because?: string) {
    super(outcome.view);
    this.outcome = outcome;
    this.because = because;
  }
}

export function failure(code: ReplyErrorCode, because?: string): Refusal {
  return new Refusal({ view: 'failed', code }, because);
}
