import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { needsTls } from '../../../netlify/functions/_shared/outbox/mailer.ts';
import { runScheduled } from '../../../tools/local-platform/run-function.ts';
import { anora as posted } from '../contract/contact-posts.ts';
import { anora, once, staffAddress, store } from './outbox.ts';
import { startSite } from './site.ts';

afterEach(() => void vi.useRealTimers());

describe('as the environment configures it,', () => {
  it('the scheduled function sends what is stored', async () => {
    const { loaded, tasks, mail, sent } = await startSite();
    await store(anora);
    const noon = new Date('2026-11-21T12:00:10.000Z');
    vi.useFakeTimers({ now: noon, toFake: ['Date'] });
    await runScheduled(loaded, noon, 'http://localhost', tasks);
    expect(sent()).toEqual(once);
    expect(mail.received[0]?.to).toEqual([staffAddress, 'qabul@camu.example']);
  });

  it('a form’s messages are sent right after its reply', async () => {
    const { post, botToken, mail } = await startSite();
    const { status, body } = await post({ ...posted, botToken: await botToken() });
    expect(status).toBe(201);
    expect(mail.received.map(({ mail: { messageId } }) => messageId)).toEqual([
      `<${body.reference}.staff@camu.example>`,
      `<${body.reference}.visitor@camu.example>`,
    ]);
  });
});

const mails = { MAIL_FROM: 'no-reply@camu.example', MAIL_TO: 'a@b.example' };

it('an invalid address is reported by the name of its variable, not quoted', () => {
  const variables = { ...mails, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'CAMU' };
  expect(() => parseEnvironment(variables)).toThrow('MAIL_FROM is not an address such as');
});

it.each([
  ['1', true],
  ['0123456789abcdef0123456789abcde', true],
  ['0123456789abcdef0123456789abcdef', false],
])('a key of the bot check that could be guessed is rejected: %s: %s', (key, isRejected) => {
  const parse = () => parseEnvironment({ ALTCHA_HMAC_KEY: key });
  if (!isRejected) expect(parse().ALTCHA_HMAC_KEY).toBe(key);
  else expect(parse).toThrow(/^ALTCHA_HMAC_KEY is not 32 characters or longer.*randomBytes/);
});

it.each([
  ['smtp://user:word@mail.example:25', true],
  ['smtps://user:word@mail.example:0025/?pool=true', true],
  ['smtp://user:word@mail.example:587', false],
  ['smtps://user:word@mail.example:465', false],
  ['smtp://user:word@mail.example', false],
  ['smtp://user:word@mail.example:2525', false],
])('port 25, which the platform blocks, is rejected: %s: %s', (SMTP_URL, isRejected) => {
  const parse = () => parseEnvironment({ ...mails, SMTP_URL });
  if (!isRejected) expect(parse().SMTP_URL).toBe(SMTP_URL);
  else expect(parse).toThrow(/^SMTP_URL is not usable with port 25.*: use 465.* or 587[^@]*$/);
});

it.each([
  ['smtp://user:word@mail.example', true],
  ['smtp://mail.example', false],
  ['smtp://user:word@127.0.0.1:2525', false],
  ['smtp://user:word@localhost', false],
])('%s is only used over TLS: %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected);
});
