import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import type { BotVerdict } from '../../../netlify/functions/_shared/steps/bot-check.ts';
import { production, services } from '../production.ts';
import { connectBlobs } from './blobs-store.ts';
import { anora } from './contact-posts.ts';
import { jsonPost } from './requests.ts';

const context = { deploy: production, ip: '198.51.100.7', waitUntil: () => undefined };

let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  await connectBlobs();
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** Posts to the contact form and returns the log lines. */
async function logged(init: RequestInit, verdict: BotVerdict = 'human'): Promise<unknown[]> {
  const request = new Request('http://localhost/api/contact', init);
  const verifyBot = async () => verdict;
  await receive('contact', request, context, { ...services, verifyBot });
  return log.mock.calls.flat().map((line: string) => JSON.parse(line));
}

const post = (values: object, headers = {}) =>
  jsonPost({ ...anora, botToken: 'token', ...values }, headers);
const refused = (because: string) => ({ form: 'contact', code: 'refused', because });

it.each<[object, RequestInit, BotVerdict?]>([
  [{ form: 'contact', code: 'wrongMethod' }, {}],
  [refused('other site'), post({}, { origin: 'https://evil.example' })],
  [{ form: 'contact', code: 'tooLarge' }, post({ message: 'Qabul'.repeat(100_000) })],
  [
    { form: 'contact', code: 'unsupportedType' },
    { method: 'POST', body: 'Qabul' },
  ],
  [{ form: 'contact', code: 'unreadable' }, jsonPost('Qabul')],
  [refused('honeypot'), post({ website: 'https://spam.example' })],
  [refused('form age'), post({ idempotencyKey: v7() })],
  [
    { form: 'contact', code: 'invalid', because: 'idempotencyKey.invalid' },
    post({ idempotencyKey: 'two words' }),
  ],
  [
    { form: 'contact', code: 'invalid', because: 'email.invalid, phone.invalid' },
    post({ email: 'anora', phone: '0' }),
  ],
  [refused('no token'), post({ botToken: '' })],
  [refused('bot check'), post({}), 'bot'],
  [refused('token used before'), post({}), 'repeated'],
  [refused('token of another post'), post({}), 'reused'],
])('%j is logged as one line', async (line, init, verdict) => {
  expect(await logged(init, verdict)).toEqual([line]);
});

it('a conflict is logged too', async () => {
  await logged(post({ idempotencyKey: 'one' }));
  const [line] = await logged(post({ idempotencyKey: 'one', message: 'Boshqa' }));
  expect(line).toEqual({ form: 'contact', code: 'conflict' });
});

it('an accepted form is not logged, nor a value or an address of any form', async () => {
  expect(await logged(post({}))).toEqual([]);
  await logged(post({ firstName: '' }));
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Anora|example|901234567|Qabul|198\.51/);
});
