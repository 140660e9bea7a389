import { limits } from '../../../../src/forms/limits.ts';
import { type FormValues, Refusal } from '../errors.ts';
import type { Circumstances, FormDefinition } from '../form-definition.ts';
import type { Envelope } from './envelope.ts';

/** The form's fields in their kept form, or a refusal that names each wrong one. */
export function validFields<Fields extends object>(
  form: FormDefinition<Fields>,
  values: FormValues,
  circumstances: Circumstances,
): Fields {
  const result = form.validate(Object.fromEntries(values), circumstances);
  if (!result.ok) throw new Refusal({ view: 'errors', errors: result.errors });
  return result.output;
}

/** Keys are made by scripts, of visible ASCII. */
export function refuseOddKey({ idempotencyKey = '' }: Envelope): void {
  const usual = idempotencyKey.length <= limits.idempotencyKey && /^[!-~]*$/.test(idempotencyKey);
  if (usual) return;
  throw new Refusal({
    view: 'errors',
    errors: { idempotencyKey: 'idempotencyKey.invalid' },
  });
}
