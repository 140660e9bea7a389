import {
  codeOf,
  errorText,
  type FileProblem,
  fileRefusals,
  replyStatus,
} from '../../../../src/forms/codes.ts';
import { formErrors } from '../../../../src/forms/errors.ts';
import { type FormName, fileFieldOf } from '../../../../src/forms/registry.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { fileKindNames } from '../../../../src/i18n/ui/file-kinds.ts';
import type { Outcome } from '../errors.ts';
import type { FormValues } from '../steps/body.ts';

/** Everything that a reply is built from. */
export interface ReplyContext {
  form: FormName;
  /** Whether the sender is a script. */
  json: boolean;
  locale: Locale;
  /** Undefined when the post was rejected before its body was read. */
  values: FormValues | undefined;
  outcome: Outcome;
}

/** The HTTP status of a reply. */
export function statusOf(context: ReplyContext): number {
  const { outcome } = context;
  if (outcome.view === 'failed') return replyStatus[outcome.code];
  if (outcome.view === 'sent') return 201;
  const code = fileRefusal(context) ?? 'invalid';
  return code === 'invalid' ? 422 : replyStatus[code];
}

/** The name of the error for a form's file; undefined when no file was rejected. */
export function fileRefusal({ form, outcome }: ReplyContext) {
  const fileField = fileFieldOf(form);
  const error = outcome.view === 'errors' && fileField && outcome.errors[fileField];
  if (!error) return undefined;
  const code = codeOf(error);
  // The code of a missing file is its field's.
  return code.startsWith('file.') ? fileRefusals[code.slice(5) as FileProblem] : undefined;
}

/** The invalid fields, each with its message. */
export function errorMessages({ locale, outcome }: ReplyContext): Record<string, string> {
  const texts = { errors: formErrors[locale], kinds: fileKindNames[locale] };
  const errors = outcome.view === 'errors' ? Object.entries(outcome.errors) : [];
  return Object.fromEntries(
    errors.flatMap(([field, error]) => (error ? [[field, errorText(error, texts) ?? '']] : [])),
  );
}
