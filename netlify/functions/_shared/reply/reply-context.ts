import { replyStatus } from '../../../../src/forms/codes.ts';
import { formErrors } from '../../../../src/forms/errors.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import type { Outcome } from '../errors.ts';
import type { FormDefinition, FormValues } from '../form-definition.ts';

/** Everything that a reply is made of. */
export interface ReplyContext {
  form: FormDefinition;
  locale: Locale;
  /** Undefined when the post was rejected before its body was read. */
  values: FormValues | undefined;
  outcome: Outcome;
}

/** The HTTP status of a reply. */
export function statusOf(outcome: Outcome): number {
  if (outcome.view === 'failed') return replyStatus[outcome.code];
  return outcome.view === 'sent' ? 201 : 422;
}

/** The invalid fields with the message of each. */
export function errorMessages({ locale, outcome }: ReplyContext): Record<string, string> {
  const errors = outcome.view === 'errors' ? Object.entries(outcome.errors) : [];
  return Object.fromEntries(
    errors.flatMap(([field, code]) => (code ? [[field, formErrors[locale][code]]] : [])),
  );
}
