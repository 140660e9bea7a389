import type { FormErrorCode } from '../../forms/codes.ts';
import type { Validation } from '../../forms/validate.ts';
import type { FormStrings } from '../../i18n/form-strings.ts';
import type { FieldErrors } from './use-submission.ts';

/** The words to each wrong field of a checked form. */
export function textsOf(
  checked: Validation<unknown, FormErrorCode, string>,
  { errors, failed }: FormStrings,
): FieldErrors {
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).map(([field, code]) => [
      field,
      (code && errors[code]) || failed,
    ]),
  );
}
