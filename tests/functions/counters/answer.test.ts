import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { counterErrorMessages } from '../../../src/i18n/ui/counter-errors.ts';
import { connectBlobs, connectFailingStorage } from '../contract/blobs-store.ts';
import { allKeys, send } from './visits.ts';

const english = { 'accept-language': 'en' };
const answer = async (reply: Promise<Response>) => {
  const { status, headers } = await reply;
  return { status, allow: headers.get('allow'), body: await (await reply).json() };
};

it('adds the counted visits to the initial counts', async () => {
  await connectBlobs();
  await send('1/views');
  const reply = await send('1');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await reply.json()).toEqual({ views: 1841, downloads: 620 });
});

it.each([
  '3',
  '01',
  '1 ',
  'constructor',
  '__proto__',
  '999999999999999999999',
  '3/views',
  '1/likes',
])('answers 404 for %j', async (path) => {
  await connectBlobs();
  expect(await answer(send(path, { headers: english }))).toMatchObject({
    status: 404,
    body: { error: 'notFound', message: counterErrorMessages.en.notFound },
  });
  expect(await allKeys()).toEqual([]);
});

it.each([
  ['1', 'POST', 'GET, HEAD'],
  ['1', 'DELETE', 'GET, HEAD'],
  ['1/views', 'GET', 'POST'],
  ['1/downloads', 'PUT', 'POST'],
])('answers 405 for %s by %s', async (path, method, allow) => {
  expect(await answer(send(path, { method, headers: english }))).toEqual({
    status: 405,
    allow,
    body: { error: 'wrongMethod', message: counterErrorMessages.en.wrongMethod },
  });
});

it('counts no visits from another site’s page, but shows it the counts', async () => {
  await connectBlobs();
  const headers = { 'sec-fetch-site': 'cross-site', ...english };
  expect(await answer(send('1/views', { headers }))).toMatchObject({
    status: 403,
    body: { error: 'refused', message: counterErrorMessages.en.refused },
  });
  expect(await allKeys()).toEqual([]);
  expect((await send('1', { headers })).status).toBe(200);
});

it.each(locales)('reports errors in %s', async (locale) => {
  const { body } = await answer(send('9', { headers: { 'accept-language': locale } }));
  expect(body.message).toBe(counterErrorMessages[locale].notFound);
});

describe('503 is the answer', () => {
  const unavailable = {
    status: 503,
    body: { error: 'unavailable', message: counterErrorMessages.en.unavailable },
  };
  const requests = ['1', '1/views'];
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it.each(requests)('to %s when the storage is down', async (path) => {
    const blobs = await connectBlobs();
    await blobs.close();
    expect(await answer(send(path, { headers: english }))).toMatchObject(unavailable);
  });

  it.each(requests)('to %s when no storage is configured', async (path) => {
    const services = { openStore: () => getStore('journal-counters') };
    expect(await answer(send(path, { headers: english, services }))).toMatchObject(unavailable);
  });

  it.each(requests)('to %s when the storage hangs', async (path) => {
    await connectFailingStorage(() => undefined);
    const services = { timeoutMs: 50 };
    expect(await answer(send(path, { headers: english, services }))).toMatchObject(unavailable);
  });

  it.each([401, 403])('to both when the storage answers %i', async (status) => {
    await connectFailingStorage((_, response) => response.writeHead(status).end());
    for (const path of requests) {
      expect(await answer(send(path, { headers: english }))).toMatchObject(unavailable);
    }
  });

  it('to a visit whose write is confirmed without an ETag', async () => {
    await connectFailingStorage((request, response) =>
      response.writeHead(request.method === 'PUT' ? 200 : 404).end(),
    );
    expect(await answer(send('1/views', { headers: english }))).toMatchObject(unavailable);
  });
});
