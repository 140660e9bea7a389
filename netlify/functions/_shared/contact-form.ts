import { type ContactFields, validateContact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import type { FormDefinition } from './form-definition.ts';

export const contactForm: FormDefinition<ContactFields> = {
  name: 'contact',
  maxBytes: limits.contactBytes,
  validate: validateContact,
  controls: [
    { name: 'firstName', label: 'form.firstName', type: 'text' },
    { name: 'lastName', label: 'form.lastName', type: 'text' },
    { name: 'email', label: 'form.email', type: 'email' },
    { name: 'phone', label: 'form.phone', type: 'tel' },
    { name: 'message', label: 'form.message', type: 'textarea' },
    { name: 'consent', label: 'form.consent', type: 'checkbox' },
  ],
};
