import type { FieldError } from '../../../src/forms/codes.ts';
import type { FileFieldName, FormName } from '../../../src/forms/registry.ts';
import type { Validation } from '../../../src/forms/validate.ts';
import { RequestError } from './errors.ts';

/** The text fields of a post by their names; of a repeated name the last value. */
export type FormValues = ReadonlyMap<string, string>;

/** What a form's validation depends on beside its own values. */
export interface ValidationContext {
  /** What is wrong with the file that came; undefined without a file. */
  file: { error: FieldError | undefined } | undefined;
  receivedAt: Date;
}

/** What the pipeline has to know of a form; everything else is the same for all forms. */
export interface FormDefinition<Fields extends object = object> {
  /** Names the records, the reply page, the path under /api and the bot check's action. */
  name: FormName;
  maxBytes: number;
  /** The field that may carry a file. */
  fileField?: FileFieldName | undefined;
  validate: (
    values: Record<string, unknown>,
    context: ValidationContext,
  ) => Validation<Fields, string>;
}

/** The form's fields as they are stored. Throws a RequestError that names each invalid one. */
export function validFields<Fields extends object>(
  form: FormDefinition<Fields>,
  values: FormValues,
  context: ValidationContext,
): Fields {
  const result = form.validate(Object.fromEntries(values), context);
  if (!result.ok) throw new RequestError(result.errors);
  return result.output;
}
