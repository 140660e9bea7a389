import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FormReply, sendForm } from '../../../src/islands/form/send-form.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The address of a server that answers every post as `listener` does. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sendTo(listener: RequestListener): Promise<FormReply> {
  return sendForm(await serve(listener), new FormData());
}

const answer = (status: number, body: string): RequestListener => {
  return (_, response) => response.writeHead(status).end(body);
};

describe('a form that is answered with', () => {
  it.each<[number, string, FormReply]>([
    [201, '{"reference":"CAMU-1"}', { kind: 'stored', reference: 'CAMU-1' }],
    [422, '{"errors":{"email":"?"}}', { kind: 'invalid', errors: { email: '?' } }],
    [403, '{"error":"refused","message":"No."}', { kind: 'refused', message: 'No.' }],
    [409, '{"error":"conflict","message":"No."}', { kind: 'conflict', message: 'No.' }],
    [429, '{"error":"tooMany","message":"No."}', { kind: 'tooMany' }],
    [429, '<p>Rate limit exceeded</p>', { kind: 'tooMany' }],
    [429, '', { kind: 'tooMany' }],
    [500, '{"error":"internal"}', { kind: 'unavailable' }],
    [502, '<p>Bad gateway</p>', { kind: 'unavailable' }],
  ])('%i %s', async (status, body, reply) => {
    expect(await sendTo(answer(status, body))).toEqual(reply);
  });
});

it('is sent by browsers that know no AbortSignal.timeout', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect(await sendTo(answer(201, '{"reference":"CAMU-1"}'))).toMatchObject({ kind: 'stored' });
});

describe('the wait for an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('ends after twenty seconds', async () => {
    const asked = Promise.withResolvers<void>();
    const reply = sendTo(() => asked.resolve());
    await asked.promise;
    vi.advanceTimersByTime(20_000);
    expect(await reply).toEqual({ kind: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    const before = vi.getTimerCount();
    await sendTo(answer(201, '{}'));
    expect(vi.getTimerCount()).toBe(before);
  });
});
