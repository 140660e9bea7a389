import { afterEach, describe, expect, it } from 'vitest';
import { replyStatus } from '../../../src/forms/codes.ts';
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

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const parts = `multipart/form-data; boundary=${boundary}`;
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

describe('a damaged body is unreadable, and the next post is accepted:', () => {
  it.each<[string, string, BodyInit]>([
    ['half a multipart body', parts, multipart(anora).slice(0, 400)],
    ['a multipart body without its end', parts, multipart(anora).slice(0, -4)],
    ['a multipart body of another charset', parts, latin1(multipart({ firstName: 'Ren\xe9' }))],
    ['escapes of another charset', form, 'firstName=%D0'],
    ['a number', json, '7'],
    ['null', json, 'null'],
    ['deep arrays', json, '['.repeat(200_000)],
    ['a deep object', json, '{"a":'.repeat(30_000) + 1 + '}'.repeat(30_000)],
    ['an operator', json, '{"email":{"$gt":""}}'],
    ['a prototype', json, '{"__proto__":{"consent":"on"}}'],
  ])('%s', async (_, type, body) => {
    const headers = { 'content-type': type, accept: json };
    const response = await send({ method: 'POST', body, headers });
    expect(response.status).toBe(replyStatus.unreadable);
    expect(await response.text()).not.toMatch(/\.ts|node_modules| at /);
  });
});

/** `netlify-cli` decodes texts before a function sees them, so that damage shows as invalid fields. */
const damagedText = process.env['CONTRACT_URL'] ? 422 : replyStatus.unreadable;

it.each([
  ['a form of another charset', form, latin1('firstName=Ren\xe9')],
  ['JSON of another charset', json, latin1('{"firstName":"Ren\xe9"}')],
])('%s is rejected', async (_, type, body) => {
  const headers = { 'content-type': type, accept: json };
  const response = await send({ method: 'POST', body, headers });
  expect(response.status).toBe(damagedText);
});

const marks = `a${'\u0301'.repeat(50_000)}${'\u0327'.repeat(50_000)}`;

describe('strange values are invalid fields, and the next post is accepted:', () => {
  it.each([
    ['NULs', '{"firstName":"\\u0000"}'],
    ['half a surrogate pair', '{"firstName":"\\ud83d"}'],
    ['names of object members', '{"__proto__":"on","constructor":"x","toString":"y"}'],
    ['numbers', '{"firstName":1e400,"email":7}'],
    ['a long phone number', JSON.stringify({ phone: '9'.repeat(200_000) })],
    ['a long address', JSON.stringify({ email: `${'a.'.repeat(100_000)}@example.com` })],
    ['a message of 100,000 combining marks', JSON.stringify({ message: marks })],
    ['a long name of joiners', JSON.stringify({ firstName: '\u200D'.repeat(60_000) })],
  ])('%s', async (_, body) => {
    const response = await send(jsonPost(body));
    expect(response.status).toBe(422);
  });
});
