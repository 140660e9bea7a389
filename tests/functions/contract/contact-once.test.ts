import { afterAll, beforeAll, expect, it } from 'vitest';
import { botToken } from './bot-token.ts';
import {
  anora,
  anoraFields,
  letter,
  letterFields,
  newKey,
  storedRecords,
} from './contact-posts.ts';
import { startContactSite } from './contact-site.ts';
import { jsonPost } from './requests.ts';

// Always the local site: the tests look into its store.
let site: Awaited<ReturnType<typeof startContactSite>>;
beforeAll(async () => {
  site = await startContactSite();
});
afterAll(() => site.close());

const token = () => botToken(site.url, 'contact');
const send = (init: RequestInit) => fetch(`${site.url}/api/contact`, init);
const recordsOf = async (reference: string) =>
  (await storedRecords()).filter((record) => record.reference === reference);

it('fifty concurrent posts of one form store one record and get equal answers', async () => {
  const form = jsonPost({ ...anora, idempotencyKey: newKey(), botToken: await token() });
  const responses = await Promise.all(Array.from({ length: 50 }, () => send(form)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const references = await Promise.all(
    responses.map(async (response) => (await response.json()).reference as string),
  );
  expect(new Set(references).size).toBe(1);
  const records = await recordsOf(references[0] ?? '');
  expect(records.map(({ fields }) => fields)).toEqual([anoraFields]);
});

it('the topic is stored with its Uzbek name, whatever the language of the page', async () => {
  const values = { ...letter, locale: 'ru', idempotencyKey: newKey() };
  const response = await send(jsonPost({ ...values, botToken: await token() }));
  const [record] = await recordsOf((await response.json()).reference);
  expect(record?.fields).toEqual(letterFields);
});

it('a rejected form leaves no record', async () => {
  const before = await storedRecords();
  await send(jsonPost({ ...anora, idempotencyKey: newKey(), website: 'x' }));
  await send(jsonPost({ ...anora, idempotencyKey: newKey(), consent: '' }));
  expect(await storedRecords()).toEqual(before);
});
