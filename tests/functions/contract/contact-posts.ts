import { randomUUID } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import type { Submission } from '../../../netlify/functions/_shared/submissions.ts';
import type { ContactFields } from '../../../src/forms/contact.ts';

/** A contact form that passes, as a browser sends it. */
export const anora = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '90 123 45 67',
  message: 'Qabul qachon boshlanadi?\r\nRahmat.',
  consent: 'on',
  locale: 'en',
};

/** Its fields as they are stored. */
export const anoraFields: ContactFields = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '+998901234567',
  message: 'Qabul qachon boshlanadi?\nRahmat.',
  consent: true,
};

/** A letter to the rector that passes, as the reception sends it. */
export const letter = {
  ...anora,
  topic: 'rector',
  residence: 'Fargʻona viloyati, Quva tumani, Navoiy koʻchasi, 12',
};

/** Its fields as they are stored. */
export const letterFields: ContactFields = {
  ...anoraFields,
  topic: 'rector',
  topicTitle: 'Rektorga murojaat',
  residence: letter.residence,
};

export const newKey = (): string => `test-${randomUUID()}`;

/** Every stored contact form of the store that this process is connected to. */
export async function storedRecords(): Promise<Submission<ContactFields>[]> {
  const store = getStore({ name: 'submissions', consistency: 'strong' });
  const { blobs } = await store.list({ prefix: 'contact/' });
  return Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
}
