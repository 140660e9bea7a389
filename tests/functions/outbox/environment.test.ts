import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { needsTls } from '../../../netlify/functions/_shared/outbox/mailer.ts';
import { createContext } from '../../../platform/function-context.ts';
import { loadFunctions } from '../../../platform/functions.ts';
import { runScheduled } from '../../../platform/run-function.ts';
import { createTasks } from '../../../platform/tasks.ts';
import { tokenOf } from '../../../scripts/stress/bot-token.ts';
import { anora as posted } from '../contract/contact-posts.ts';
import { jsonPost } from '../contract/requests.ts';
import { anora, once, staffAddress, startOutbox, store, token } from './outbox.ts';

const functions = resolve(import.meta.dirname, '../../../netlify/functions');

describe('with what the environment says', () => {
  const startSite = async () => {
    const outbox = await startOutbox();
    vi.stubEnv('SMTP_URL', outbox.mail.url);
    vi.stubEnv('MAIL_FROM', 'no-reply@camu.example');
    vi.stubEnv('MAIL_TO', `${staffAddress}, qabul@camu.example`);
    vi.stubEnv('TELEGRAM_BOT_TOKEN', token);
    vi.stubEnv('TELEGRAM_CHAT_ID', '-100200');
    vi.stubEnv('TELEGRAM_API_URL', `${outbox.chat.url}/`);
    vi.resetModules();
    return { ...outbox, loaded: await loadFunctions(functions), tasks: createTasks() };
  };

  it('the scheduled function sends what is stored', async () => {
    const { loaded, tasks, mail, sent } = await startSite();
    await store({ ...anora, receivedAt: new Date().toISOString() });
    await runScheduled(loaded, new Date(), 'http://localhost', tasks);
    expect(sent()).toEqual(once);
    expect(mail.received[0]?.to).toEqual([staffAddress, 'qabul@camu.example']);
  });

  it('a form is told of right after its reply', async () => {
    const { loaded, tasks, mail } = await startSite();
    const url = new URL('http://localhost/api/contact');
    const context = createContext({ ip: '192.0.2.1', params: {}, url, waitUntil: tasks.add });
    const call = async (name: string, request: Request) => {
      const found = loaded.find((one) => one.name === name);
      if (!found) throw new Error(`there is no function ${name}`);
      return found.handler(request, context);
    };
    const asked = new Request(new URL('/api/bot-challenge?action=contact', url));
    const botToken = await tokenOf(await (await call('bot-challenge', asked)).json());
    const post = new Request(url, jsonPost({ ...posted, botToken }));
    const reply = await call('contact', post);
    expect(reply.status).toBe(201);
    const { reference } = await reply.json();
    await tasks.settled();
    expect(mail.received.map(({ mail: { messageId } }) => messageId)).toEqual([
      `<${reference}.staff@camu.example>`,
      `<${reference}.visitor@camu.example>`,
    ]);
  });
});

it('an address that is none is named when the functions load, not quoted', () => {
  const variables = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'CAMU', MAIL_TO: 'a@b.example' };
  expect(() => parseEnvironment(variables)).toThrow('MAIL_FROM is not an address such as');
});

it.each([
  ['smtp://user:word@mail.example', true],
  ['smtp://mail.example', false],
  ['smtp://user:word@127.0.0.1:2525', false],
  ['smtp://user:word@localhost', false],
])('%s is used over TLS alone: %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected);
});
