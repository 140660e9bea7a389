import type { formErrorMessages } from '../i18n/ui/form-errors.ts';
import type { replyErrorMessages } from '../i18n/ui/reply-errors.ts';

/** What can be wrong with a field, as `{field}.{problem}`: the keys of the messages. */
export type FormErrorCode = keyof (typeof formErrorMessages)['uz'];

/** A code as it is; one without a message in `i18n/ui/form-errors.ts` does not compile. */
export const errorCode = <Code extends FormErrorCode>(code: Code): Code => code;

/** Why a whole form was not accepted. */
export type ReplyErrorCode = keyof (typeof replyErrorMessages)['uz'];

/** The HTTP status of each refusal of a whole form. */
export const replyStatus = {
  unreadable: 400,
  refused: 403,
  wrongMethod: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  tooManyUnchecked: 429,
  tooManyToday: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ReplyErrorCode, number>;
