import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Counts } from '../../../src/collections/journals/counts.ts';
import { browser } from '../counters/visits.ts';
import { startContactSite } from './contact-site.ts';

/** The site at CONTRACT_URL, else one of its own. */
let api = process.env['CONTRACT_URL'] ?? '';
beforeAll(async () => {
  if (api) return;
  const site = await startContactSite();
  api = site.url;
  return site.close;
});

const journals = (path: string, init: RequestInit = {}) =>
  fetch(`${api}/api/journals/${path}`, init);
const counts = async () => (await (await journals('1')).json()) as Counts;
const post = (path: string, userAgent: string) =>
  journals(path, { method: 'POST', headers: { 'user-agent': userAgent } });

/** A visitor whom the store at CONTRACT_URL hasn't seen today. */
const newVisitor = () => browser(randomInt(1000, 2 ** 40));

it('GET answers with the counts', async () => {
  const reply = await journals('1');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await reply.json()).toEqual({ views: expect.any(Number), downloads: expect.any(Number) });
});

it.each(['views', 'downloads'] as const)('POST to %s counts a visitor once', async (kind) => {
  const before = await counts();
  const visitor = newVisitor();
  for (let times = 0; times < 3; times++) {
    const reply = await post(`1/${kind}`, visitor);
    expect([reply.status, await reply.text()]).toEqual([204, '']);
  }
  expect(await counts()).toEqual({ ...before, [kind]: before[kind] + 1 });
});

describe('errors are JSON', () => {
  it.each([
    ['999', 'GET', 404, 'notFound'],
    ['999/views', 'POST', 404, 'notFound'],
    ['1/likes', 'POST', 404, 'notFound'],
    ['1', 'POST', 405, 'wrongMethod'],
    ['1/views', 'GET', 405, 'wrongMethod'],
  ])('%s by %s: %i', async (path, method, status, error) => {
    const reply = await journals(path, { method });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.has('allow')).toBe(status === 405);
    expect(await reply.json()).toEqual({ error, message: expect.any(String) });
  });
});
