import type { FormErrorCode } from '../../forms/codes.ts';
import type { FormStrings } from '../../forms/messages.ts';
import type { Validation } from '../../forms/validate.ts';
import { messages } from '../../i18n/warn-on-missing.ts';
import type { FieldErrors } from './use-submission.ts';

/** The words to each wrong field of a checked form. */
export function textsOf(
  checked: Validation<unknown, FormErrorCode, string>,
  { errors, failed }: FormStrings,
): FieldErrors {
  if (checked.ok) return {};
  const texts = messages(errors);
  return Object.fromEntries(
    Object.entries(checked.errors).map(([field, code]) => {
      const text = code && texts[code];
      return [field, text && text !== code ? text : failed];
    }),
  );
}
