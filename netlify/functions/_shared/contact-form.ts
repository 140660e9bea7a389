import { type ContactFields, validateContact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import type { FormDefinition } from './form-definition.ts';

export const contactForm: FormDefinition<ContactFields> = {
  name: 'contact',
  maxBytes: limits.textBytes,
  validate: (values) => validateContact(values),
};
