import {
  type ContactField,
  type ContactFields,
  contactFields,
  validateContact,
} from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import type { Control, FormDefinition } from './form-definition.ts';

const types: Partial<Record<ContactField, Control['type']>> = {
  email: 'email',
  phone: 'tel',
  message: 'textarea',
  consent: 'checkbox',
};

export const contactForm: FormDefinition<ContactFields> = {
  name: 'contact',
  maxBytes: limits.textBytes,
  validate: async (values) => validateContact(values),
  controls: contactFields.map((name) => ({
    name,
    label: `form.${name}`,
    type: types[name] ?? 'text',
  })),
};
