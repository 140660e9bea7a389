import { type ApplicationFields, validateApplication } from './application.ts';
import { type ContactFields, validateContact } from './contact.ts';
import type { FieldName, FormName, SelectOptions } from './registry.ts';
import type { Validation, ValidationContext } from './validate.ts';

/** What is stored of each form. */
export interface StoredFields {
  contact: ContactFields;
  application: ApplicationFields;
}

/** The rules of each form, for the browser and the functions alike. */
export const validators: {
  readonly [Form in FormName]: (
    values: Readonly<Record<string, unknown>>,
    context: ValidationContext<SelectOptions<Form>>,
  ) => Validation<StoredFields[Form], FieldName<Form>>;
} = {
  contact: validateContact,
  application: validateApplication,
};
