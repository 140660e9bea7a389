import * as v from 'valibot';
import type { FieldError, FormErrorCode } from './codes.ts';

/** The fields as they are stored, or one error for each invalid field. */
export type Validation<Fields> =
  | { ok: true; output: Fields }
  | { ok: false; errors: Partial<Record<string, FieldError>> };

/** What a form is checked with besides its texts. */
export interface ValidationContext<Options = unknown> {
  /** What is wrong with the file in its file field; undefined without a file. */
  file: { error: FieldError | undefined } | undefined;
  /** Of the form's selects. */
  options: Options;
  /** The day in Uzbekistan, `yyyy-mm-dd`. */
  today: string;
  /**
   * A telephone number of `+` and digits as it is dialled, or undefined if its country has none so long.
   * Browsers give it back as it is: the tables of all countries would be a third of the form's script.
   */
  dialled: (number: string) => string | undefined;
}

/**
 * Checks values against a form's schema, of which every message is an error code (`errorCode`). Of
 * an invalid field the first error counts.
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
