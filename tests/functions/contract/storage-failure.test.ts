import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import type { Services } from '../../../netlify/functions/_shared/services.ts';
import { type BlobStore, openStore } from '../../../netlify/functions/_shared/store.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import { production, services } from '../production.ts';
import { connectBlobs, connectFailingStorage, temporaryFolder } from './blobs-store.ts';
import { anora, storedRecords } from './contact-posts.ts';

const unavailable = { error: 'unavailable', message: replyErrorMessages.en.unavailable };

const context = { deploy: production, ip: '192.0.2.1', waitUntil: () => undefined };

async function post(changed: Partial<Services> = {}) {
  const request = new Request('http://localhost/api/contact', {
    method: 'POST',
    body: JSON.stringify({ ...anora, idempotencyKey: 'one', botToken: 'token' }),
    headers: { 'content-type': 'application/json' },
  });
  const response = await receive('contact', request, context, {
    ...services,
    verifyBot: async () => 'human',
    ...changed,
  });
  return { status: response.status, body: await response.json() };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Anora|example\.com|901234567|Qabul/);
  vi.restoreAllMocks();
});

it('while the storage is down nothing is accepted, and once it is up the next post is', async () => {
  const folder = temporaryFolder();
  const blobs = await connectBlobs(folder);
  await blobs.close();
  expect(await post()).toEqual({ status: 503, body: unavailable });

  await connectBlobs(folder);
  expect(await storedRecords()).toEqual([]);
  expect((await post()).status).toBe(201);
  expect(await storedRecords()).toHaveLength(1);
});

it('a storage that is not configured is unavailable', async () => {
  const openStore = () => getStore('submissions');
  expect(await post({ openStore })).toEqual({ status: 503, body: unavailable });
});

describe('a storage is unavailable that answers every request with', () => {
  it.each([401, 403, 404, 500, 503])('%i', async (status) => {
    await connectFailingStorage((_, response) => response.writeHead(status).end());
    expect(await post()).toEqual({ status: 503, body: unavailable });
  });
});

it('a storage that confirms a write without an ETag is unavailable', async () => {
  await connectFailingStorage((request, response) =>
    response.writeHead(request.method === 'PUT' ? 200 : 404).end(),
  );
  expect(await post()).toEqual({ status: 503, body: unavailable });
});

it('a storage that hangs is unavailable', async () => {
  await connectFailingStorage(() => undefined);
  expect(await post({ storageTimeoutMs: 50 })).toEqual({ status: 503, body: unavailable });
});

it('a storage that hangs before the bot check is done is unavailable', async () => {
  await connectFailingStorage(() => undefined);
  const verifyBot = () => new Promise<never>(() => undefined);
  expect(await post({ verifyBot, storageTimeoutMs: 50 })).toEqual({
    status: 503,
    body: unavailable,
  });
});

it('a storage that is slow at every step is unavailable once all of them took too long', async () => {
  await connectBlobs();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const slowly = <Result>(result: Result) =>
    new Promise<Result>((resolve) => void setTimeout(resolve, 8000, result));
  const setJSON = () => slowly({ modified: true, etag: 'one' });
  const getWithMetadata = (async () => null) as unknown as BlobStore['getWithMetadata'];
  const answer = post({
    verifyBot: () => slowly('human' as const),
    openStore: (name) => ({ ...openStore(name), getWithMetadata, setJSON }),
    storageTimeoutMs: 15_000,
  });
  const settled = vi.fn();
  answer.then(settled);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith({ status: 503, body: unavailable });
});

it('a write whose answer was lost is found by the next post', async () => {
  await connectBlobs();
  const store = openStore('submissions');
  const written = Promise.withResolvers<void>();
  const losesAnswer = {
    ...store,
    get: store.get.bind(store),
    setJSON: async (...args: Parameters<typeof store.setJSON>) => {
      await store.setJSON(...args);
      written.resolve();
      return new Promise<never>(() => undefined);
    },
  };
  const lost = await post({ openStore: () => losesAnswer, storageTimeoutMs: 200 });
  expect(lost.status).toBe(503);
  await written.promise;

  const again = await post();
  expect(again.status).toBe(201);
  expect((await storedRecords()).map(({ reference }) => ({ reference }))).toEqual([again.body]);
});

it('an unexpected error is reported without its message', async () => {
  const clock = () => {
    throw new Error('Anora');
  };
  expect(await post({ now: clock })).toEqual({
    status: 500,
    body: { error: 'internal', message: replyErrorMessages.uz.internal },
  });
});
