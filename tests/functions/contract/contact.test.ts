import { describe, expect, it } from 'vitest';
import { type ReplyErrorCode, replyStatus } from '../../../src/forms/codes.ts';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import { botToken } from './bot-token.ts';
import { anora, anoraFields, newKey, storedRecords } from './contact-posts.ts';
import { contactSite } from './contact-site.ts';
import { formData, jsonPost } from './requests.ts';

const site = contactSite();
const send = (init: RequestInit) => fetch(`${site()}/api/contact`, init);
const token = () => botToken(site(), 'contact');
const json = { accept: 'application/json' };

describe('a valid form gets its reference, sent as', () => {
  type Values = typeof anora & { botToken: string };
  const post = (body: BodyInit) => ({ method: 'POST', body, headers: json });
  it.each<[string, (values: Values) => RequestInit]>([
    ['JSON', (values) => jsonPost({ ...values, consent: true }, json)],
    ['JSON without an Accept header', (values) => jsonPost(values)],
    ['a form', (values) => post(new URLSearchParams(values))],
    ['multipart', (values) => post(formData(values))],
  ])('%s', async (_, make) => {
    const response = await send(make({ ...anora, botToken: await token() }));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^CAMU-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/),
    });
  });
});

it('invalid fields are reported in the language of the form, each with its own message', async () => {
  const values = { ...anora, locale: 'ru', email: 'anora', message: `a${'\u0301'.repeat(31)}` };
  const response = await send(jsonPost(values));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    errors: {
      email: formErrors.ru['email.invalid'],
      message: formErrors.ru['message.characters'],
    },
  });
});

it('what nobody sees is no reason to refuse a post, and one name is enough', async () => {
  const values = {
    ...anora,
    firstName: 'Ali\tVali',
    lastName: '',
    message: 'Bir\fikki\0\u0085uch',
  };
  const response = await send(jsonPost({ ...values, botToken: await token() }));
  expect(response.status).toBe(201);
  const fields = { firstName: 'Ali Vali', lastName: '', message: 'Bir\nikki\nuch' };
  expect(await storedRecords()).toContainEqual(
    expect.objectContaining({ fields: { ...anoraFields, ...fields } }),
  );
});

describe('a post is rejected, in the language of its headers, with', () => {
  const language = { ...json, 'accept-language': 'tr-TR,en;q=0.5' };
  const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  it.each<[ReplyErrorCode, string, RequestInit]>([
    ['wrongMethod', 'GET', {}],
    ['refused', 'a foreign origin', jsonPost(anora, { origin: 'https://evil.example' })],
    ['tooLarge', 'a byte too much', jsonPost('x'.repeat(limits.textBytes + 1))],
    ['unsupportedType', 'no type', { method: 'POST', body: new Uint8Array(3) }],
    [
      'unsupportedType',
      'a file',
      { method: 'POST', body: formData({ ...anora, locale: 'tr', cv }) },
    ],
    ['unreadable', 'nothing', jsonPost('')],
  ])('%s: %s', async (code, _, init) => {
    const response = await send({ ...init, headers: { ...language, ...Object(init.headers) } });
    expect(response.status).toBe(replyStatus[code]);
    expect(await response.json()).toEqual({ error: code, message: replyErrorMessages.tr[code] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('allow')).toBe(code === 'wrongMethod' ? 'POST' : null);
  });
});

it('a post that cannot be read is rejected in the language of the page it comes from', async () => {
  const headers = { referer: `${site()}/ru/contact`, 'accept-language': 'tr' };
  const response = await send(jsonPost('', headers));
  expect(await response.json()).toEqual({
    error: 'unreadable',
    message: replyErrorMessages.ru.unreadable,
  });
});

describe('a post is rejected, in the language of its form, with', () => {
  it('refused: an invented token', async () => {
    const response = await send(jsonPost({ ...anora, locale: 'ru', botToken: 'e30=' }));
    expect(response.status).toBe(replyStatus.refused);
    expect(await response.json()).toEqual({
      error: 'refused',
      message: replyErrorMessages.ru.refused,
    });
  });

  it('conflict: the key of another form', async () => {
    const idempotencyKey = newKey();
    const values = async () => ({ ...anora, idempotencyKey, botToken: await token() });
    expect((await send(jsonPost(await values()))).status).toBe(201);
    const response = await send(jsonPost({ ...(await values()), message: 'Yana bir savol' }));
    expect(response.status).toBe(replyStatus.conflict);
    expect(await response.json()).toEqual({
      error: 'conflict',
      message: replyErrorMessages.en.conflict,
    });
  });
});
