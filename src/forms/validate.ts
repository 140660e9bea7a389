import * as v from 'valibot';

/** `errors` holds one code for each wrong field. */
export type Validation<Fields, Code extends string, Field extends string = keyof Fields & string> =
  | { ok: true; output: Fields }
  | { ok: false; errors: Partial<Record<Field, Code>> };

/**
 * Runs a form's schema. `Code` is the caller's word for what the schema's messages are: valibot
 * types every message as a string.
 */
export function validate<Fields, Code extends string>(
  schema: v.GenericSchema<unknown, Fields>,
  values: unknown,
): Validation<Fields, Code> {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { ok: true, output: result.output };
  const errors: Partial<Record<string, Code>> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key);
    errors[field] ??= issue.message as Code;
  }
  return { ok: false, errors: errors as Partial<Record<keyof Fields & string, Code>> };
}
