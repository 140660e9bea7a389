import type { BotCheck } from '../../forms/bot-check.ts';
import type { FormMessages } from '../../forms/messages.ts';
import type { FieldName, FormName, SelectOptions } from '../../forms/registry.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What the island of a form is rendered from, at build and in the browser. */
export interface SubmissionFormProps<Form extends FormName = FormName> {
  form: Form;
  locale: Locale;
  messages: FormMessages<Form>;
  /** What a form links to: addresses of pages, and the university's first telephone. */
  links: { privacy: string; errorPage: string; phone: { label: string; href: string } };
  botCheck: BotCheck;
  options: SelectOptions<Form>;
  /** The page's own values of selects, by field: the visitor isn't asked. */
  fixed?: Readonly<Partial<Record<keyof SelectOptions<Form>, string>>> | undefined;
  /** What the page asks for in a field, before the form's own hint. */
  hints?: Readonly<Partial<Record<FieldName, string>>> | undefined;
  /** Draws a place for every error, for the function that answers visitors without script. */
  template?: boolean;
}
