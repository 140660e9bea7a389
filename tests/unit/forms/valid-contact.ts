import { dialledNumber } from '../../../netlify/functions/_shared/dialled-number.ts';
import type { SelectOptions } from '../../../src/forms/registry.ts';
import type { ValidationContext } from '../../../src/forms/validate.ts';

/** The context in which the form is validated. */
export const contactContext: Pick<
  ValidationContext<SelectOptions<'contact'>>,
  'options' | 'dialled'
> = {
  dialled: dialledNumber,
  options: {
    topic: [
      { value: 'fees', title: 'Toʻlov va shartnoma' },
      { value: 'rector', title: 'Rektorga murojaat' },
    ],
  },
};

/** A valid contact form, as typed. */
export const validContact = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '90 123 45 67',
  message: 'Qabul qachon boshlanadi?',
  consent: 'on',
};
