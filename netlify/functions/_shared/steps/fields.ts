import formOptions from '#built/form-options';
import { tashkentDay } from '../../../../src/calendar/tashkent.ts';
import type { FieldError } from '../../../../src/forms/codes.ts';
import { type FormName, type StoredFields, validateForm } from '../../../../src/forms/registry.ts';
import { dialledNumber } from '../dialled-number.ts';
import { RequestError } from '../errors.ts';
import type { FormValues } from './body.ts';

/** The data besides their own values that the fields depend on. */
interface FieldContext {
  /** The error of the received file, if any; undefined without a file. */
  file: { error: FieldError | undefined } | undefined;
  receivedAt: Date;
}

/** A form's fields as they are stored. Throws a RequestError that names each invalid field. */
export function validFields<Form extends FormName>(
  form: Form,
  values: FormValues,
  { file, receivedAt }: FieldContext,
): StoredFields<Form> {
  const result = validateForm(form, Object.fromEntries(values), {
    file,
    options: formOptions[form],
    today: tashkentDay(receivedAt),
    dialled: dialledNumber,
  });
  if (!result.ok) throw new RequestError(result.errors);
  return result.output;
}
