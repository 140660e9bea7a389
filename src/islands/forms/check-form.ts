import { tashkentDay } from '../../calendar/tashkent.ts';
import type { FormErrorCode } from '../../forms/codes.ts';
import type { FormMessages } from '../../forms/messages.ts';
import { type FormName, fileFieldOf, type SelectOptions } from '../../forms/registry.ts';
import { validators } from '../../forms/rules.ts';
import type { FieldErrors } from './submission-state.ts';

/** The message for each invalid field of a form as filled in; none when it can be sent. */
export function checkForm<Form extends FormName>(
  form: Form,
  values: FormData,
  options: SelectOptions<Form>,
  { errors, failed }: FormMessages,
): FieldErrors {
  const chosen = values.get(fileFieldOf(form) ?? '');
  // An empty file input gives a file without a name.
  const file = chosen instanceof File && chosen.name !== '' ? chosen : undefined;
  const context = { file, options, today: tashkentDay(), dialled: (number: string) => number };
  const result = validators[form](Object.fromEntries(values), context);
  if (result.ok) return {};
  return Object.fromEntries(
    Object.entries<FormErrorCode | undefined>(result.errors).map(([field, code]) => {
      const message = code && errors[code];
      return [field, message && message !== code ? message : failed];
    }),
  );
}
