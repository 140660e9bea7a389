import type { BotCheck } from '../../forms/bot-check.ts';
import { type ContactField, validateContact } from '../../forms/contact.ts';
import type { FormStrings } from '../../forms/messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textsOf } from './check-form.ts';
import { type FieldDescription, SubmissionForm } from './SubmissionForm.tsx';

interface Props {
  locale: Locale;
  strings: FormStrings;
  botCheck: BotCheck;
  template?: boolean;
}

const fields: readonly FieldDescription<ContactField>[] = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name' },
  { name: 'email', kind: 'text', type: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'text', type: 'tel', autoComplete: 'tel' },
  { name: 'message', kind: 'text', multiline: true },
  { name: 'consent', kind: 'consent' },
];

/** A message to the university. */
export function ContactForm(props: Props) {
  return (
    <SubmissionForm
      {...props}
      name="contact"
      fields={fields}
      check={(values) => textsOf(validateContact(Object.fromEntries(values)), props.strings)}
    />
  );
}
