import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recaptcha } from '../../../netlify/functions/_shared/bot-check/recaptcha.ts';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { replyTimeoutMs } from '../../../src/forms/limits.ts';
import { connectBlobs } from '../contract/blobs-store.ts';

const attempt = {
  token: 'token',
  action: 'contact',
  ip: '192.0.2.1',
  hosts: ['camu.example', 'www.camu.example'],
  // Far from midnight: tokens are stored by day.
  now: new Date('2026-09-01T12:00:00Z'),
} as const;

beforeEach(() => connectBlobs());

async function startProvider(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return verifierAt(verifyUrl);
}

const verifierAt = (verifyUrl: string) =>
  recaptcha({ openStore, secret: 'secret', verifyUrl, minScore: 0.5, timeoutMs: 500 });

const respondWith = (body: unknown, status = 200) =>
  startProvider((_, response) => response.writeHead(status).end(JSON.stringify(body)));

it('sends the secret, the token and the address in the body', async () => {
  let received = '';
  const verify = await startProvider(async (request, response) => {
    received = `${request.method} ${request.url} ${await text(request)}`;
    response.end('{"success":true,"score":0.9,"action":"contact"}');
  });
  expect(await verify(attempt)).toBe('human');
  expect(received).toBe('POST /siteverify secret=secret&response=token&remoteip=192.0.2.1');
});

describe('the verdict for a provider’s response is', () => {
  it.each([
    ['human', { success: true, score: 0.5, action: 'contact' }],
    ['human', { success: true, score: 0.9, action: 'contact', hostname: 'camu.example' }],
    ['human', { success: true, score: 0.9, action: 'contact', hostname: 'www.camu.example' }],
    ['bot', { success: true, score: 0.9, action: 'contact', hostname: 'evil.example' }],
    ['bot', { success: true, score: 0.9, action: 'contact', hostname: 'camu.example.evil' }],
    ['bot', { success: true, score: 0.49, action: 'contact' }],
    ['bot', { success: true, score: 0.9, action: 'application' }],
    ['bot', { success: true, action: 'contact' }],
    ['bot', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['bot', { success: false }],
    ['repeated', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('%s: %j', async (verdict, body) => {
    const verify = await respondWith(body);
    expect(await verify(attempt)).toBe(verdict);
  });
});

const human = { success: true, score: 0.9, action: 'contact' };
const duplicate = { success: false, 'error-codes': ['timeout-or-duplicate'] };

/** A provider that accepts a token once, as Google's does, and counts how often it is asked. */
async function startStrictProvider() {
  const seen = new Set<string>();
  let calls = 0;
  const verify = await startProvider(async (request, response) => {
    calls++;
    const body = await text(request);
    response.end(JSON.stringify(seen.has(body) ? duplicate : human));
    seen.add(body);
  });
  return { verify, calls: () => calls };
}

it('knows the post that used a token by its idempotency key, without asking again', async () => {
  const { verify, calls } = await startStrictProvider();
  const post = { ...attempt, idempotencyKey: 'one' };
  expect(await verify(post)).toBe('human');
  expect(await verify(post)).toBe('inFlight');
  const later = new Date(attempt.now.getTime() + replyTimeoutMs);
  expect(await verify({ ...post, now: later })).toBe('repeated');
  expect(await verify({ ...post, idempotencyKey: 'two' })).toBe('reused');
  expect(await verify(attempt)).toBe('reused');
  expect(calls()).toBe(1);
});

it('knows a post whose token another one uses while the provider is asked', async () => {
  const post = { ...attempt, idempotencyKey: 'one' };
  const first = await respondWith(human);
  const second = await startProvider(async (_, response) => {
    await first(post);
    response.end(JSON.stringify(duplicate));
  });
  expect(await second(post)).toBe('inFlight');
});

it('keeps no token that the provider doesn’t accept', async () => {
  for (const body of [duplicate, { ...human, score: 0.1 }, { success: false }]) {
    await (await respondWith(body))(attempt);
  }
  expect(await listKeys(openStore('bot-check'))).toEqual([]);
});

it('accepts a person while the storage is down', async () => {
  const verify = await respondWith(human);
  await (await connectBlobs()).close();
  expect(await verify(attempt)).toBe('human');
});

describe('rejects when the provider', () => {
  it.each([
    [
      'reports our secret as invalid',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      200,
    ],
    ['answers something else', [], 200],
    ['fails', {}, 503],
  ])('%s', async (_, body, status) => {
    const verify = await respondWith(body, status);
    await expect(verify(attempt)).rejects.toThrow();
  });

  it('is down', async () => {
    await expect(verifierAt('http://127.0.0.1:1/')(attempt)).rejects.toThrow();
  });

  it('hangs', async () => {
    const verify = await startProvider(() => undefined);
    await expect(verify(attempt)).rejects.toThrow(/timeout/i);
  });
});
