import { defaultLocale, isLocale, type Locale } from '../../../../src/i18n/locales.ts';
import type { FormValues } from '../errors.ts';

/** What every form carries beside its own fields. */
export interface Envelope {
  locale: Locale;
  /** One for each filled-in form, made by the page's script; a form sent without script has none. */
  idempotencyKey: string | undefined;
  botToken: string | undefined;
  /** The honeypot: a field that people don't see. */
  website: string;
}

export function readEnvelope(values: FormValues): Envelope {
  const locale = values.get('locale');
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    idempotencyKey: values.get('idempotencyKey') || undefined,
    botToken: values.get('botToken') || undefined,
    website: values.get('website') ?? '',
  };
}
