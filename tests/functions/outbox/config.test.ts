import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { needsTls } from '../../../netlify/functions/_shared/outbox/mailer.ts';
import { loadFunctions } from '../../../platform/functions.ts';
import { runScheduled } from '../../../platform/run-function.ts';
import { createTasks } from '../../../platform/tasks.ts';
import { anora, once, staffAddress, startOutbox, store, token } from './outbox.ts';

const functions = resolve(import.meta.dirname, '../../../netlify/functions');

it('the platform reads that the outbox is run every minute', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bundle = await zipFunction(join(functions, 'send-outbox.ts'), folder, {
    archiveFormat: 'none',
    basePath: resolve(functions, '../..'),
  });
  expect(bundle).toMatchObject({ schedule: '* * * * *', routes: [] });
});

it('the scheduled function sends with what the environment says', async () => {
  const { mail, chat, sent } = await startOutbox();
  await store({ ...anora, receivedAt: new Date().toISOString() });
  vi.stubEnv('SMTP_URL', mail.url);
  vi.stubEnv('MAIL_FROM', 'no-reply@camu.example');
  vi.stubEnv('MAIL_TO', `${staffAddress}, qabul@camu.example`);
  vi.stubEnv('TELEGRAM_BOT_TOKEN', token);
  vi.stubEnv('TELEGRAM_CHAT_ID', '-100200');
  vi.stubEnv('TELEGRAM_API_URL', `${chat.url}/`);
  vi.resetModules();
  const loaded = await loadFunctions(functions);
  await runScheduled(loaded, new Date(), 'http://localhost', createTasks());
  expect(sent()).toEqual(once);
  expect(mail.received[0]?.to).toEqual([staffAddress, 'qabul@camu.example']);
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
