import { tashkentDay } from '../../calendar/tashkent.ts';
import { fileError } from '../../forms/attachment.ts';
import { errorCode, errorText, type FieldError } from '../../forms/codes.ts';
import { fileKind } from '../../forms/file-kind.ts';
import type { FormMessages } from '../../forms/messages.ts';
import {
  type FormName,
  fileFieldOf,
  type SelectOptions,
  validateForm,
} from '../../forms/registry.ts';
import type { FieldErrors } from './submission-state.ts';

/** The message for each invalid field of a form as filled in; empty when it can be sent. */
export async function checkForm<Form extends FormName>(
  form: Form,
  values: FormData,
  options: SelectOptions<Form>,
  messages: FormMessages,
): Promise<FieldErrors> {
  const file = await checkFile(form, values);
  const context = { file, options, today: tashkentDay(), dialled: (number: string) => number };
  const result = validateForm(form, Object.fromEntries(values), context);
  if (result.ok) return {};
  return Object.fromEntries(
    Object.entries<FieldError | undefined>(result.errors).map(([field, error]) => {
      const message = error && errorText(error, messages);
      return [field, message && message !== error ? message : messages.failed];
    }),
  );
}

/** The error of the form's file, if any; undefined without a file. */
async function checkFile(form: FormName, values: FormData) {
  const field = fileFieldOf(form);
  if (!field) return undefined;
  const file = values.get(field);
  // An empty file input has a file without a name.
  if (!(file instanceof File) || file.name === '') return undefined;
  try {
    return { error: fileError(file, await fileKind(file)) };
  } catch {
    // It was moved, changed or removed after it was chosen, and can't be sent either.
    return { error: errorCode('file.damaged') };
  }
}
