import { validate, version } from 'uuid';
import { limits } from '../../../../src/forms/limits.ts';
import { defaultLocale, isLocale, type Locale } from '../../../../src/i18n/locales.ts';
import { RequestError } from '../errors.ts';
import type { FormValues } from './body.ts';

/** The fields that every form has besides its own. */
export interface Envelope {
  locale: Locale;
  /** Created by the page's script for each filled-in form; absent without script. */
  idempotencyKey: string | undefined;
  botToken: string | undefined;
  /** The honeypot: a field that people don't see. */
  website: string;
}

/** Reads the envelope; an unknown language becomes the default one. */
export function readEnvelope(values: FormValues): Envelope {
  const locale = values.get('locale');
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    idempotencyKey: values.get('idempotencyKey') || undefined,
    botToken: values.get('botToken') || undefined,
    website: values.get('website') ?? '',
  };
}

/** Bots fill in every field; people leave the hidden one empty. */
export function rejectFilledHoneypot({ website }: Envelope): void {
  if (website !== '') throw new RequestError('refused', 'honeypot');
}

/**
 * Rejects a form that was sent sooner after it was opened than a person can fill it in. A UUID of version
 * 7 contains the time it was created (RFC 9562, 5.7); other keys, and keys with a future timestamp, are
 * ignored.
 */
export function rejectTooFast({ idempotencyKey }: Envelope, now: Date): void {
  const ageMs = now.getTime() - (openedAt(idempotencyKey) ?? Number.NEGATIVE_INFINITY);
  if (ageMs >= 0 && ageMs < limits.minFormAgeMs) throw new RequestError('refused', 'form age');
}

function openedAt(key: string | undefined): number | undefined {
  if (!key || !validate(key) || version(key) !== 7) return undefined;
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
}

/** Rejects a key that no script of ours creates: too long, or not visible ASCII. */
export function rejectInvalidKey({ idempotencyKey = '' }: Envelope): void {
  const isValid = idempotencyKey.length <= limits.idempotencyKey && /^[!-~]*$/.test(idempotencyKey);
  if (!isValid) throw new RequestError({ idempotencyKey: 'idempotencyKey.invalid' });
}
