import { validate, version } from 'uuid';
import { limits } from '../../../../src/forms/limits.ts';
import type { Envelope } from '../envelope.ts';
import { failure } from '../outcome.ts';

/**
 * Refuses a form sent sooner after it was opened than a person can. A UUID of version 7 tells when
 * it was made (RFC 9562, 5.7); another key, or one from a clock that runs ahead, tells no age.
 */
export function refuseHurriedForm({ idempotencyKey }: Envelope, now: Date): void {
  const age = now.getTime() - (openedAt(idempotencyKey) ?? Number.NEGATIVE_INFINITY);
  if (age >= 0 && age < limits.minFormAgeMs) throw failure('refused', 'form age');
}

function openedAt(key: string | undefined): number | undefined {
  if (!key || !validate(key) || version(key) !== 7) return undefined;
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
}
