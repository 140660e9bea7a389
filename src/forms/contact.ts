import * as v from 'valibot';
import type { ContactErrorCode } from './codes.ts';
import { consent, emailAddress, messageText, personName, phoneNumber } from './text-fields.ts';
import { type Validation, validate } from './validate.ts';

const contactSchema = v.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress,
  phone: phoneNumber,
  message: messageText,
  consent,
});

/** What the university keeps of a message: the phone in E.164, texts in NFC, lines ended by `\n`. */
export type ContactFields = v.InferOutput<typeof contactSchema>;

export type ContactField = keyof ContactFields;

/** The fields in their order on the page. */
export const contactFields = Object.keys(contactSchema.entries) as readonly ContactField[];

/**
 * Checks the fields of the contact form, as typed or as posted, and puts them in their kept form.
 * Unknown fields are ignored; of each wrong field the first error is told.
 */
export function validateContact(
  values: Readonly<Record<string, unknown>>,
): Validation<ContactFields, ContactErrorCode> {
  return validate<ContactFields, ContactErrorCode>(contactSchema, values);
}
