import { resolve } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { vi } from 'vitest';
import { createContext, createTasks } from '../../../tools/local-platform/function-context.ts';
import { loadFunctions } from '../../../tools/local-platform/functions.ts';
import { newKey } from '../contract/contact-posts.ts';
import { jsonPost } from '../contract/requests.ts';
import { staffAddress, startOutbox, token } from './outbox.ts';

const functions = resolve(import.meta.dirname, '../../../netlify/functions');

/** The project's functions, loaded with an environment that names a mail server and a chat. */
export async function startSite() {
  const outbox = await startOutbox();
  vi.stubEnv('SMTP_URL', outbox.mail.url);
  vi.stubEnv('MAIL_FROM', 'no-reply@camu.example');
  vi.stubEnv('MAIL_TO', `${staffAddress}, qabul@camu.example`);
  vi.stubEnv('TELEGRAM_BOT_TOKEN', token);
  vi.stubEnv('TELEGRAM_CHAT_ID', '-100200');
  vi.stubEnv('TELEGRAM_API_URL', `${outbox.chat.url}/`);
  vi.resetModules();
  const loaded = await loadFunctions(functions);
  // Test files share modules: those of later files must not know these servers.
  vi.resetModules();
  const tasks = createTasks();

  const call = async (name: string, path: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(path, 'http://localhost');
    const found = loaded.find((one) => one.name === name);
    if (!found) throw new Error(`there is no function ${name}`);
    const context = createContext({ ip: '192.0.2.1', params: {}, url, waitUntil: tasks.add });
    return (await found.handler(new Request(url, init), context)) as Response;
  };
  /** Posts a contact form with a new key, and waits until its messages were sent. */
  const post = async (fields: Record<string, string>) => {
    const init = jsonPost({ idempotencyKey: newKey(), ...fields });
    const reply = await call('contact', '/api/contact', init);
    await tasks.settled();
    return { status: reply.status, body: await reply.json() };
  };
  /** The token that a person's browser sends. */
  const botToken = async (): Promise<string> => {
    const reply = await call('bot-challenge', '/api/bot-challenge?action=contact');
    const challenge = await reply.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  return { ...outbox, loaded, tasks, post, botToken };
}
