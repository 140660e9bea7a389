import * as v from 'valibot';
import type { FieldError, FormErrorCode } from './codes.ts';

/** The fields as they are stored, or one error for each invalid field. */
export type Validation<Fields> =
  | { ok: true; output: Fields }
  | { ok: false; errors: Partial<Record<string, FieldError>> };

/** The data besides its texts that validating a form needs. */
export interface ValidationContext<Options = unknown> {
  /** The error of the file in its file field, if any; undefined without a file. */
  file: { error: FieldError | undefined } | undefined;
  /** The options of the form's selects. */
  options: Options;
  /** The day in Uzbekistan, `yyyy-mm-dd`. */
  today: string;
  /**
   * A telephone number of `+` and digits as it is dialled, or undefined if its country has none of this
   * length. Browsers return it unchanged, since the tables of all countries would be a third of the form's
   * script.
   */
  dialled: (number: string) => string | undefined;
}

/**
 * Validates values with a form's schema, whose messages are all error codes (`errorCode`). For each invalid
 * field, the first error counts.
 */
export function validate<Fields>(
  schema: v.GenericSchema<unknown, Fields>,
  values: unknown,
): Validation<Fields> {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { ok: true, output: result.output };
  const errors: Partial<Record<string, FormErrorCode>> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key);
    errors[field] ??= issue.message as FormErrorCode;
  }
  return { ok: false, errors };
}

/** The result with the error of a form's file, if there is any, added to those of its texts. */
export function withFileError<Fields>(
  checked: Validation<Fields>,
  field: string,
  error: FieldError | undefined,
): Validation<Fields> {
  if (!error) return checked;
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), [field]: error } };
}
