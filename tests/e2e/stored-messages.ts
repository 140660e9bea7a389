import { getStore } from '@netlify/blobs';
import type { Submission } from '../../netlify/functions/_shared/submissions.ts';
import type { ContactFields } from '../../src/forms/contact.ts';

/** Reads the contact messages from the local platform's store. */
export async function readStoredMessages(): Promise<Submission<ContactFields>[]> {
  const store = getStore({ name: 'submissions', consistency: 'strong' });
  const { blobs } = await store.list({ prefix: 'contact/' });
  return Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
}
