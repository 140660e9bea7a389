import { interpolate } from '../i18n/fill.ts';
import type { formErrorMessages } from '../i18n/ui/form-errors.ts';
import type { replyErrorMessages } from '../i18n/ui/reply-errors.ts';
import type { FileKind } from './file-kind.ts';

/** The errors of fields, as `{field}.{problem}`, and of files, as `file.{problem}`: the keys of the messages. */
export type FormErrorCode = keyof (typeof formErrorMessages)['uz'];

/** The error of a field: a code, or one whose message names a file's extension and actual kind. */
export type FieldError = FormErrorCode | { code: FormErrorCode; called?: string; found: FileKind };

export const codeOf = (error: FieldError): FormErrorCode =>
  typeof error === 'string' ? error : error.code;

/** Returns the code; one without a message in `i18n/ui/form-errors.ts` does not compile. */
export const errorCode = <Code extends FormErrorCode>(code: Code): Code => code;

/** The texts of one language from which error messages are built. */
interface ErrorTexts {
  errors: Readonly<Partial<Record<FormErrorCode, string>>>;
  kinds: Readonly<Partial<Record<FileKind, string>>>;
}

/** The message for a field's error; undefined for a code without a text. */
export function errorText(error: FieldError, { errors, kinds }: ErrorTexts): string | undefined {
  if (typeof error === 'string') return errors[error];
  const { code, called = '', found } = error;
  return interpolate(errors[code] ?? '', { called, found: kinds[found] ?? '' });
}

/** Why a whole form was not accepted. */
export type ReplyErrorCode = keyof (typeof replyErrorMessages)['uz'];

/** The HTTP status of each error of a whole form. */
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

/** Why a file was not accepted, in whichever field. */
export type FileProblem<Code = FormErrorCode> = Code extends `file.${infer Problem}`
  ? Problem
  : never;

/** The reply's error code for a file, by its problem; `invalid`, with status 422, as for other fields. */
export const fileRefusals = {
  empty: 'invalid',
  tooLarge: 'tooLarge',
  type: 'unsupportedType',
  found: 'unsupportedType',
  misnamed: 'unsupportedType',
  damaged: 'unsupportedType',
  locked: 'invalid',
  huge: 'invalid',
  tooManyToday: 'tooManyToday',
} as const satisfies Record<FileProblem, ReplyErrorCode | 'invalid'>;
