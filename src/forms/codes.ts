import { interpolate } from '../i18n/fill.ts';
import type { formErrorMessages } from '../i18n/ui/form-errors.ts';
import type { replyErrorMessages } from '../i18n/ui/reply-errors.ts';
import type { FileKind } from './file-kind.ts';

/** What can be wrong with a field, as `{field}.{problem}`: the keys of the messages. */
export type FormErrorCode = keyof (typeof formErrorMessages)['uz'];

/** A field that takes a file: only a file can be misnamed. */
export type FileFieldName<Code = FormErrorCode> = Code extends `${infer Field}.misnamed`
  ? Field
  : never;

/** What is wrong with a field: a code, or one whose message names a file's extension and real kind. */
export type FieldError = FormErrorCode | { code: FormErrorCode; called?: string; found: FileKind };

export const codeOf = (error: FieldError): FormErrorCode =>
  typeof error === 'string' ? error : error.code;

/** A code as it is; one without a message in `i18n/ui/form-errors.ts` does not compile. */
export const errorCode = <Code extends FormErrorCode>(code: Code): Code => code;

/** The texts of one language that errors are written with. */
interface ErrorTexts {
  errors: Readonly<Partial<Record<FormErrorCode, string>>>;
  kinds: Readonly<Partial<Record<FileKind, string>>>;
}

/** What is wrong with a field, as its visitor reads it; undefined for a code without a text. */
export function errorText(error: FieldError, { errors, kinds }: ErrorTexts): string | undefined {
  if (typeof error === 'string') return errors[error];
  const { code, called = '', found } = error;
  return interpolate(errors[code] ?? '', { called, found: kinds[found] ?? '' });
}

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

/** Why a file was not accepted: the problems of a file field, but for a file that is missing. */
export type FileProblem<Code = FormErrorCode> = Code extends `${FileFieldName}.${infer Problem}`
  ? Exclude<Problem, 'required'>
  : never;

/** What a reply calls the refusal of a file, by its problem; `invalid` as other fields are, 422. */
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
