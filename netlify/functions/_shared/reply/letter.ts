import { replyStatus } from '../../../../src/forms/codes.ts';
import { formErrors } from '../../../../src/forms/errors.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { FormValues, Outcome } from '../outcome.ts';

/** Everything that a reply is made of. */
export interface Letter<Kind extends Outcome = Outcome> {
  form: FormDefinition;
  locale: Locale;
  /** Undefined when the post was refused before its body was read. */
  values: FormValues | undefined;
  outcome: Kind;
}

export function statusOf(outcome: Outcome): number {
  if (outcome.view === 'failed') return replyStatus[outcome.code];
  return outcome.view === 'sent' ? 201 : 422;
}

/** The wrong fields with the words to each. */
export function errorTexts({ locale, outcome }: Letter): Record<string, string> {
  const errors = outcome.view === 'errors' ? Object.entries(outcome.errors) : [];
  return Object.fromEntries(
    errors.flatMap(([field, code]) => (code ? [[field, formErrors[locale][code]]] : [])),
  );
}
