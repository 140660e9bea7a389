import * as v from 'valibot';
import type { FieldName } from './registry.ts';
import { consent, emailAddress, messageText, personName, phoneNumber } from './text-fields.ts';
import { type Validation, validate } from './validate.ts';

const contactSchema = v.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress,
  phone: phoneNumber,
  message: messageText,
  consent,
} satisfies Record<FieldName<'contact'>, v.GenericSchema>);

/** A message as it is stored: the phone number in E.164, texts in NFC, lines ended by `\n`. */
export type ContactFields = v.InferOutput<typeof contactSchema>;

/** Checks the contact form as typed or posted, and normalizes it. Unknown fields are ignored. */
export const validateContact = (
  values: Readonly<Record<string, unknown>>,
): Validation<ContactFields> => validate(contactSchema, values);
