import type { Locale } from '../i18n/locales.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { limits } from './limits.ts';

/** What a message can be about, in the order of the select. Stored with messages, so none is renamed. */
export const topics = ['general', 'admission', 'fees', 'study', 'rector', 'corruption'] as const;

/** A field in its place in a form. Its label is the message `form.{name}`. */
export interface FormField {
  /** Its name in posts and records. */
  name: string;
  /** The control that it is filled in with; `consent` is a checkbox with a link to the privacy page. */
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'consent';
  /** HTML's autofill token. With `off`, drafts leave the field out as well. */
  autoComplete?: 'given-name' | 'family-name' | 'email' | 'tel' | 'address-line1' | 'off';
  hint?: MessageKey;
  optional?: true;
  /** A select for which a link to the form may choose: `/careers?vacancy=3`, `/contact?topic=fees`. */
  fromQuery?: true;
  /** The topic that it is for: with any other, it is neither asked for nor stored. */
  topic?: (typeof topics)[number];
}

interface Form {
  /** The route of the page that holds the form, and where on the page it stands. */
  page: string;
  fragment: '' | `#${string}`;
  title: MessageKey;
  /** What its button says. */
  send: MessageKey;
  /** The heading once it is stored. */
  sent: MessageKey;
  fields: readonly FormField[];
}

const person = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  // Not optional: by law a letter without it is anonymous. Those who have none leave it empty.
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', hint: 'form.lastNameHint' },
  { name: 'email', kind: 'email', autoComplete: 'email', hint: 'form.emailHint' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', hint: 'form.phoneHint' },
] as const satisfies readonly FormField[];

/**
 * The forms of the site: one row each. The rules for their fields are in rules.ts; pages, islands,
 * functions, replies and mails are made from both.
 */
export const forms = {
  contact: {
    page: 'contact',
    fragment: '',
    title: 'contact.form',
    send: 'form.send',
    sent: 'contact.sent',
    fields: [
      ...person,
      { name: 'topic', kind: 'select', optional: true, fromQuery: true },
      // HTML allows `street-address` on a textarea only.
      {
        name: 'residence',
        kind: 'text',
        autoComplete: 'address-line1',
        hint: 'form.residenceHint',
        topic: 'rector',
      },
      { name: 'message', kind: 'textarea', hint: 'form.messageHint' },
      { name: 'consent', kind: 'consent' },
    ],
  },
  application: {
    page: 'careers',
    fragment: '#application',
    title: 'application.title',
    send: 'application.send',
    sent: 'application.sent',
    fields: [
      { name: 'vacancy', kind: 'select', fromQuery: true },
      ...person,
      { name: 'socialNetworks', kind: 'text', optional: true, hint: 'form.socialNetworksHint' },
      // Reveals a disability or the loss of parents, and others may use the same device.
      { name: 'socialStatus', kind: 'select', autoComplete: 'off' },
      { name: 'socialStatusFile', kind: 'file', hint: 'form.socialStatusFileHint' },
      { name: 'consent', kind: 'consent' },
    ],
  },
} as const satisfies Record<string, Form>;

/** A form's name: that of its records, of its path under `/api`, its island and its bot check's action. */
export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as readonly FormName[];

type FieldOf<Form extends FormName> = (typeof forms)[Form]['fields'][number];

/** The name of a field of one form, or of any. */
export type FieldName<Form extends FormName = FormName> = FieldOf<Form>['name'];

/** The fields that a form's schema checks: all but files, which don't come as text. */
export type TextFieldName<Form extends FormName> = Exclude<FieldOf<Form>, { kind: 'file' }>['name'];

/** What can be chosen in a select. */
export interface SelectOption {
  value: string;
  /** In one language. */
  title: string;
  /** The title's language, where it isn't the page's. */
  lang?: Locale | undefined;
  /** The last day on which it can be chosen, `yyyy-mm-dd` in Uzbekistan; without it, always. */
  until?: string;
  /** Whether choosing it requires a document. */
  needsDocument?: boolean;
  /** Whether it is a topic with fields of its own: no select offers it, the page with the fields sends it. */
  hasFields?: boolean;
}

/** The option of this value; undefined if there is none. */
export const findOption = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => option.value === value);

/** The options of a form's selects, by field. */
export type SelectOptions<Form extends FormName> = Readonly<
  Record<Extract<FieldOf<Form>, { kind: 'select' }>['name'], readonly SelectOption[]>
>;

/** A form's fields in their order on the page. */
export const fieldsOf = <Form extends FormName>(
  form: Form,
): readonly (FormField & { name: FieldName<Form> })[] => forms[form].fields;

/** The fields that a form asks for when it has this topic, or none. */
export const fieldsFor = <Form extends FormName>(form: Form, chosen: string | undefined) =>
  fieldsOf(form).filter(({ topic }) => topic === undefined || topic === chosen);

/** The name of a field that takes a file. */
export type FileFieldName = Extract<FieldOf<FormName>, { kind: 'file' }>['name'];

/** The name of the field that takes a form's file, if it has one. */
export const fileFieldOf = (form: FormName): FileFieldName | undefined =>
  forms[form].fields.find((field) => field.kind === 'file')?.name;

/** The bytes that a post of the form may have: without a file, those of its texts. */
export const maxBytesOf = (form: FormName): number =>
  fileFieldOf(form) ? limits.uploadBytes : limits.textBytes;
