import { getStore } from '@netlify/blobs';
import type { Submission } from '../../../netlify/functions/_shared/submissions.ts';
import type { ApplicationFields } from '../../../src/forms/application.ts';
import type { SelectOptions } from '../../../src/forms/registry.ts';

/** The choices on the test site's form; the second vacancy has expired. */
export const options: SelectOptions<'application'> = {
  vacancy: [
    { value: '1', title: 'Kafedra mudiri – 2099-yil 10-dekabrgacha', until: '2099-12-10' },
    { value: '2', title: 'Oʻqituvchi – 2020-yil 10-dekabrgacha', until: '2020-12-10' },
    { value: 'any', title: 'Kadrlar zaxirasi' },
  ],
  socialStatus: [
    { value: 'none', title: 'Imtiyozim yoʻq', needsDocument: false },
    { value: 'disability', title: 'Nogironligi bor shaxs', needsDocument: true },
  ],
};

/** An application that passes, as a browser sends it. */
export const botir = {
  vacancy: '1',
  firstName: 'Botir',
  lastName: 'Gʻaniyev',
  email: 'botir@example.com',
  phone: '90 123 45 67',
  socialNetworks: ' https://t.me/example \n https://example.com/in/botir ',
  socialStatus: 'none',
  consent: 'on',
  locale: 'en',
};

/** Its fields as they are stored. */
export const botirFields: ApplicationFields = {
  vacancy: '1',
  firstName: 'Botir',
  lastName: 'Gʻaniyev',
  email: 'botir@example.com',
  phone: '+998901234567',
  socialNetworks: 'https://t.me/example https://example.com/in/botir',
  socialStatus: 'none',
  consent: true,
  vacancyTitle: 'Kafedra mudiri – 2099-yil 10-dekabrgacha',
  socialStatusTitle: 'Imtiyozim yoʻq',
};

type StoredApplication = Submission<ApplicationFields>;

/** Every stored application of the store that this process is connected to. */
export async function storedApplications(): Promise<StoredApplication[]> {
  const store = getStore({ name: 'submissions', consistency: 'strong' });
  const { blobs } = await store.list({ prefix: 'application/' });
  return Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
}

/** The keys of all stored files. */
export async function storedFiles(): Promise<string[]> {
  const { blobs } = await getStore('attachments').list();
  return blobs.map(({ key }) => key);
}
