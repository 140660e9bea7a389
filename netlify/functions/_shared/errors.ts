import { codeOf, type FieldError, type ReplyErrorCode } from '../../../src/forms/codes.ts';

/** The invalid fields of a form, each with its error. */
type FieldErrors = Partial<Record<string, FieldError>>;

type Rejection = { view: 'errors'; errors: FieldErrors } | { view: 'failed'; code: ReplyErrorCode };

/** The outcome of a post; each view has the name of its section in the reply page. */
export type Outcome = { view: 'sent'; reference: string } | Rejection;

/**
 * Thrown by a step that rejects a post: with a code for the post as a whole, or with its invalid
 * fields. `new RequestError('refused', 'honeypot')`.
 */
export class RequestError extends Error {
  readonly outcome: Rejection;
  /** Logged with the code; never quotes the post. */
  readonly reason: string | undefined;

  constructor(problem: ReplyErrorCode | FieldErrors, reason?: string) {
    const isCode = typeof problem === 'string';
    super(isCode ? problem : 'invalid fields');
    this.outcome = isCode ? { view: 'failed', code: problem } : { view: 'errors', errors: problem };
    this.reason = reason;
  }
}

/** Logs a rejected post as one line of JSON, enough to recognize an attack: only codes and field errors. */
export function logRejection(form: string, { outcome, reason }: RequestError): void {
  const line =
    outcome.view === 'failed'
      ? { form, code: outcome.code, because: reason }
      : { form, code: 'invalid', because: codesOf(outcome.errors).join(', ') };
  console.warn(JSON.stringify(line));
}

const codesOf = (errors: FieldErrors): string[] =>
  Object.values(errors).flatMap((error) => (error ? [codeOf(error)] : []));

/** Logs where an unexpected error came from, without its message, which may quote a form. */
export function logUnexpectedError(source: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  console.error(`${source}: unexpected error${stack?.slice(stack.indexOf('\n    at ')) ?? ''}`);
}
