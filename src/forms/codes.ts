type TextProblem = 'required' | 'characters' | 'tooLong';

/** What can be wrong with a field of the contact form. The words: `i18n/ui/form-errors.ts`. */
export type ContactErrorCode =
  | `${'firstName' | 'lastName' | 'message'}.${TextProblem}`
  | `email.${TextProblem | 'invalid'}`
  | `phone.${'required' | 'characters' | 'invalid'}`
  | 'consent.required';

/** What can be wrong with a field of the job application. */
export type ApplicationErrorCode =
  | Exclude<ContactErrorCode, `message.${string}`>
  | `vacancy.${'required' | 'unknown' | 'expired'}`
  | `socialNetworks.${'characters' | 'tooLong'}`
  | `socialStatus.${'required' | 'unknown'}`
  | `socialStatusFile.${'required' | 'empty' | 'tooLarge' | 'type'}`;

/** Every field error of every form; each has a text in every language. */
export type FormErrorCode = ContactErrorCode | ApplicationErrorCode | 'idempotencyKey.invalid';

/** Why a form was not taken as a whole, with the status it is answered with. */
export const replyStatus = {
  unreadable: 400,
  refused: 403,
  wrongMethod: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  tooManyUnchecked: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** The words: `i18n/ui/reply-errors.ts`. */
export type ReplyErrorCode = keyof typeof replyStatus;
