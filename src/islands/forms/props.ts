import type { BotCheck } from '../../forms/bot-check.ts';
import type { FormMessages } from '../../forms/messages.ts';
import type { FieldName, FormName, SelectOptions } from '../../forms/registry.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The props of a form's island, at build time and in the browser. */
export interface SubmissionFormProps<Form extends FormName = FormName> {
  form: Form;
  locale: Locale;
  messages: FormMessages<Form>;
  /** The links of a form: addresses of pages, and the university's first telephone. */
  links: { privacy: string; errorPage: string; phone: { label: string; href: string } };
  botCheck: BotCheck;
  options: SelectOptions<Form>;
  /** Values of selects that the page sets itself, by field; the visitor isn't asked. */
  fixed?: Readonly<Partial<Record<keyof SelectOptions<Form>, string>>> | undefined;
  /** The page's own hints by field, shown before the form's. */
  hints?: Readonly<Partial<Record<FieldName, string>>> | undefined;
  /** Renders an element for every error, for the function that answers visitors without script. */
  template?: boolean;
}
