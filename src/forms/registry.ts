import { application } from './application.ts';
import { contact } from './contact.ts';
import { type Form, type FormField, type OptionsOf, withTopic } from './form.ts';
import { limits } from './limits.ts';
import type { Validation, ValidationContext } from './validate.ts';

/** The forms of the site. Their names are parts of stored keys: lower case, with hyphens. */
export const forms = { contact, application } satisfies Record<Lowercase<string>, Form>;

type Forms = typeof forms;

/** A form's name: used for its records, its path under `/api`, its island and its bot check's action. */
export type FormName = keyof Forms;

export const formNames = Object.keys(forms) as readonly FormName[];

type FieldOf<Name extends FormName> = Forms[Name]['fields'][number];

/** The name of a field of one form, or of any. */
export type FieldName<Name extends FormName = FormName> = FieldOf<Name>['name'];

/** The options of a form's selects, by field. */
export type SelectOptions<Name extends FormName> = OptionsOf<Forms[Name]['fields']>;

/** The options of all forms. */
export type FormOptions = { readonly [Name in FormName]: SelectOptions<Name> };

/** The stored fields of a form. */
export type StoredFields<Name extends FormName> = Extract<
  ReturnType<Forms[Name]['validate']>,
  { ok: true }
>['output'];

/** A form's fields in page order. */
export const fieldsOf = <Name extends FormName>(
  form: Name,
): readonly (FormField & { name: FieldName<Name> })[] => forms[form].fields;

/** The fields of a form for this topic, or for none. */
export const fieldsFor = <Name extends FormName>(form: Name, chosen: string | undefined) =>
  withTopic(fieldsOf(form), chosen);

/** The name of the field that takes a form's file, with any topic. */
export const fileFieldOf = (form: FormName): FieldName | undefined =>
  fieldsOf(form).find(({ kind }) => kind === 'file')?.name;

/** The same for this topic, or for none: a form may ask for a file with one topic only. */
export const fileFieldFor = (form: FormName, chosen: string | undefined): FieldName | undefined =>
  fieldsFor(form, chosen).find(({ kind }) => kind === 'file')?.name;

/** The maximum size of a post of the form in bytes: without a file, that of its texts. */
export const maxBytesOf = (form: FormName): number =>
  fileFieldOf(form) ? limits.uploadBytes : limits.textBytes;

const validators: {
  readonly [Name in FormName]: {
    validate: (
      values: Readonly<Record<string, unknown>>,
      context: ValidationContext<SelectOptions<Name>>,
    ) => Validation<StoredFields<Name>>;
  };
} = forms;

/** Validates a form, both in the browser and in the functions. */
export const validateForm = <Name extends FormName>(
  form: Name,
  values: Readonly<Record<string, unknown>>,
  context: ValidationContext<SelectOptions<Name>>,
): Validation<StoredFields<Name>> => validators[form].validate(values, context);
