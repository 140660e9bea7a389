import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recaptcha } from '../../../netlify/functions/_shared/bot-check/recaptcha.ts';

const attempt = {
  token: 'token',
  action: 'contact',
  ip: '192.0.2.1',
  hosts: ['camu.example', 'www.camu.example'],
  now: new Date(),
} as const;

async function startProvider(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return recaptcha({ secret: 'secret', verifyUrl, minScore: 0.5, timeoutMs: 500 });
}

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
    ['inFlight', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('%s: %j', async (verdict, body) => {
    const verify = await respondWith(body);
    expect(await verify(attempt)).toBe(verdict);
  });
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
    const verify = recaptcha({
      secret: 's',
      verifyUrl: 'http://127.0.0.1:1/',
      minScore: 0.5,
      timeoutMs: 500,
    });
    await expect(verify(attempt)).rejects.toThrow();
  });

  it('hangs', async () => {
    const verify = await startProvider(() => undefined);
    await expect(verify(attempt)).rejects.toThrow(/timeout/i);
  });
});
