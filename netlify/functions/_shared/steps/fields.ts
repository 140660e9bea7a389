import { limits } from '../../../../src/forms/limits.ts';
import type { Envelope } from '../envelope.ts';
import type { Circumstances, FormDefinition } from '../form-definition.ts';
import { type FormValues, failure, Refusal } from '../outcome.ts';

/** The form's fields in their kept form, or a refusal that names each wrong one. */
export async function validFields<Fields extends object>(
  form: FormDefinition<Fields>,
  values: FormValues,
  circumstances: Circumstances,
): Promise<Fields> {
  const checked = form.validate(Object.fromEntries(values), circumstances);
  const result = await checked.catch((error: unknown) => {
    console.error(`${form.name}: what can be chosen is unavailable:`, error);
    throw failure('unavailable');
  });
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
