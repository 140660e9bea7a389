import { afterEach, expect, it } from 'vitest';
import { boundary, multipart } from '../../unit/submission/multipart.ts';
import { botToken } from './bot-token.ts';
import { anora, newKey } from './contact-posts.ts';
import { contactSite } from './contact-site.ts';
import { jsonPost } from './requests.ts';

const site = contactSite();
const send = (init: RequestInit) => fetch(`${site()}/api/contact`, init);

afterEach(async () => {
  const token = await botToken(site(), 'contact');
  const values = { ...anora, idempotencyKey: newKey(), botToken: token };
  const response = await send(jsonPost(values));
  expect(response.status).toBe(201);
});

const parts = `multipart/form-data; boundary=${boundary}`;
const json = 'application/json';
const marks = `a${'\u0301'.repeat(50_000)}${'\u0327'.repeat(50_000)}`;

it.each([
  [400, 'a multipart body without its end', parts, multipart(anora).slice(0, -4)],
  [400, 'deep arrays', json, '['.repeat(200_000)],
  [400, 'a deep object', json, '{"a":'.repeat(30_000) + 1 + '}'.repeat(30_000)],
  [422, 'half a surrogate pair', json, '{"firstName":"\\ud83d"}'],
  [422, 'names of object members', json, '{"__proto__":"on","constructor":"x","toString":"y"}'],
  [422, 'a long address', json, `{"email":"${'a.'.repeat(100_000)}@example.com"}`],
  [422, 'a message of 100,000 combining marks', json, `{"message":"${marks}"}`],
])('%i for %s, and the next post is accepted', async (status, _, type, body) => {
  const headers = { 'content-type': type, accept: json };
  const response = await send({ method: 'POST', body, headers });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(/\.ts|node_modules| at /);
});
