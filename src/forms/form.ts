import type { Locale } from '../i18n/locales.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { Validation, ValidationContext } from './validate.ts';

/** The topics of a message, in the order of the select. Stored with messages, so none is renamed. */
export const topics = ['general', 'admission', 'fees', 'study', 'rector', 'corruption'] as const;

/** A field of a form. Its label is the message `form.{name}`. */
export interface FormField {
  /** Its name in posts and records. */
  name: string;
  /** Its control; `consent` is a checkbox with a link to the privacy page. */
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'consent';
  /** HTML's autofill token. With `off`, drafts omit the field as well. */
  autoComplete?: 'given-name' | 'family-name' | 'email' | 'tel' | 'address-line1' | 'off';
  hint?: MessageKey;
  optional?: true;
  /** For a select: a link to the form may choose its option: `/careers?vacancy=3`, `/contact?topic=fees`. */
  fromQuery?: true;
  /** Only asked for and stored with this topic. */
  topic?: (typeof topics)[number];
  /** Only asked for while the chosen option of this select needs a document. */
  provesOption?: string;
  /** The field that may be empty if this one isn't, and the other way round. */
  insteadOf?: string;
}

/** The fields of the sender that every form stores: the mails to the staff and to the sender need them. */
export interface Sender {
  firstName: string;
  lastName: string;
  /** Empty if the sender gave another address for the answer. */
  email: string;
  consent: true;
}

/** A form, from which pages, islands, functions, replies and mails are built. */
export interface Form {
  /** The route of the page with the form, and its place on the page. */
  page: string;
  fragment: '' | `#${string}`;
  title: MessageKey;
  /** The text of its button. */
  send: MessageKey;
  /** The heading after it was stored. */
  sent: MessageKey;
  fields: readonly FormField[];
  /** Checks the form as typed or posted, and normalizes it. Unknown fields are ignored. */
  validate: (
    values: Readonly<Record<string, unknown>>,
    context: ValidationContext<never>,
  ) => Validation<Sender>;
}

/** The fields that identify the sender: every form has them, and a `consent`. */
export const person = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  // Not optional: by law a letter without it is anonymous. People with one name leave it empty.
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', hint: 'form.lastNameHint' },
  { name: 'email', kind: 'email', autoComplete: 'email', hint: 'form.emailHint' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', hint: 'form.phoneHint' },
] as const satisfies readonly FormField[];

/** The fields for this topic, and those for all topics. */
export const withTopic = <Field extends FormField>(
  fields: readonly Field[],
  chosen: string | undefined,
): Field[] => fields.filter(({ topic }) => topic === undefined || topic === chosen);

/** The names of the fields that a form's schema checks: all except files, which aren't sent as text. */
export type TextNames<Fields extends readonly FormField[]> = Exclude<
  Fields[number],
  { kind: 'file' }
>['name'];

/** An option of a select. */
export interface SelectOption {
  value: string;
  /** In one language. */
  title: string;
  /** The title's language, if it isn't the page's. */
  lang?: Locale | undefined;
  /** The last day on which it can be chosen, `yyyy-mm-dd` in Uzbekistan; by default there is none. */
  until?: string;
  /** Whether choosing it requires a document. */
  needsDocument?: boolean;
  /** Whether it is a topic with its own fields: only the page with these sends it, no select offers it. */
  hasFields?: boolean;
}

/** The options of the selects among these fields, by field. */
export type OptionsOf<Fields extends readonly FormField[]> = Readonly<
  Record<Extract<Fields[number], { kind: 'select' }>['name'], readonly SelectOption[]>
>;

/** The option of this value; undefined if there is none. */
export const findOption = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => option.value === value);
