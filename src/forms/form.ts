import type { Locale } from '../i18n/locales.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { Validation, ValidationContext } from './validate.ts';

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

/** A form: pages, islands, functions, replies and mails are made from it. */
export interface Form {
  /** The route of the page that holds the form, and where on the page it stands. */
  page: string;
  fragment: '' | `#${string}`;
  title: MessageKey;
  /** What its button says. */
  send: MessageKey;
  /** The heading once it is stored. */
  sent: MessageKey;
  fields: readonly FormField[];
  /** Checks the form as typed or posted, and normalizes it. Unknown fields are ignored. */
  validate: (
    values: Readonly<Record<string, unknown>>,
    context: ValidationContext<never>,
  ) => Validation<object>;
}

/** Who sends a form. */
export const person = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  // Not optional: by law a letter without it is anonymous. Those who have none leave it empty.
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', hint: 'form.lastNameHint' },
  { name: 'email', kind: 'email', autoComplete: 'email', hint: 'form.emailHint' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', hint: 'form.phoneHint' },
] as const satisfies readonly FormField[];

/** Those fields that are asked for with this topic, or with none. */
export const withTopic = <Field extends FormField>(
  fields: readonly Field[],
  chosen: string | undefined,
): Field[] => fields.filter(({ topic }) => topic === undefined || topic === chosen);

/** The names of the fields that a form's schema checks: all but files, which don't come as text. */
export type TextNames<Fields extends readonly FormField[]> = Exclude<
  Fields[number],
  { kind: 'file' }
>['name'];

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

/** The options of the selects among these fields, by field. */
export type OptionsOf<Fields extends readonly FormField[]> = Readonly<
  Record<Extract<Fields[number], { kind: 'select' }>['name'], readonly SelectOption[]>
>;

/** The option of this value; undefined if there is none. */
export const findOption = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => option.value === value);
