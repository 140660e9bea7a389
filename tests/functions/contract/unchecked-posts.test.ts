import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import { canonicalJson, sha256 } from '../../../netlify/functions/_shared/reference.ts';
import type { Services } from '../../../netlify/functions/_shared/services.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { noToken } from '../../../src/forms/bot-check.ts';
import { limits } from '../../../src/forms/limits.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import { production, services } from '../production.ts';
import { connectBlobs } from './blobs-store.ts';
import { anora, anoraFields, storedRecords } from './contact-posts.ts';
import { formPost, jsonPost } from './requests.ts';

const json = { accept: 'application/json' };

let posts = 0;
/** A post whose content is new. */
const fresh = (values: object = {}) => ({ ...anora, message: `Savol ${posts++}`, ...values });
const withoutScript = () => formPost(fresh());
const byScript = (values: object) => jsonPost(fresh(values), json);

async function send(init: RequestInit, ip = '192.0.2.1', changed: Partial<Services> = {}) {
  const request = new Request('http://localhost/api/contact', init);
  const context = { deploy: production, ip, waitUntil: () => undefined };
  return receive('contact', request, context, {
    ...services,
    notify: async () => {},
    ...changed,
  });
}
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await connectBlobs();
});

describe('a post by script', () => {
  it('without a token is rejected, and nothing is stored', async () => {
    for (const values of [{}, { botToken: '' }, { idempotencyKey: 'one' }]) {
      const reply = await send(byScript(values));
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ error: 'refused' });
    }
    const sentAsForm = formPost(fresh(), json);
    expect((await send(sentAsForm)).status).toBe(403);
    expect(await storedRecords()).toEqual([]);
  });

  it('whose provider gave no token is stored and marked', async () => {
    expect((await send(byScript({ botToken: noToken }))).status).toBe(201);
    expect((await storedRecords()).map(({ botCheck }) => botCheck)).toEqual(['unknown']);
  });
});

it('a post without script is stored and marked', async () => {
  expect((await send(withoutScript())).status).toBe(201);
  expect((await storedRecords()).map(({ botCheck }) => botCheck)).toEqual(['unknown']);
});

it('of one network and day, posts are accepted up to the quota, even concurrently', async () => {
  const quota = limits.uncheckedPosts;
  const today = { now: () => new Date('2026-11-21T23:59:59Z') };
  const verifyBot = () => Promise.reject(new Error('down'));
  const kinds = [
    withoutScript,
    () => byScript({ botToken: noToken }),
    () => byScript({ botToken: 'made up' }),
  ];
  const post = (n: number) =>
    send((kinds[n % 3] ?? withoutScript)(), `2001:db8::${n}`, { ...today, verifyBot });
  const again = byScript({ botToken: noToken, idempotencyKey: 'one' });
  const first = await (await send(again, '2001:db8::', today)).json();
  for (let n = 1; n < quota - 5; n++) expect((await post(n)).status).toBe(201);
  const answers = (await Promise.all(times(15, post))).map(({ status }) => status);
  expect(answers.filter((status) => status === 201)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  expect(await storedRecords()).toHaveLength(quota);

  const ip = '2001:db8::ffff';
  const reply = await send(byScript({ botToken: noToken }), ip, today);
  expect(await reply.json()).toEqual({
    error: 'tooManyUnchecked',
    message: replyErrorMessages.en.tooManyUnchecked,
  });
  const page = await (await send(withoutScript(), ip, today)).text();
  expect(page).toContain(replyErrorMessages.en.tooManyUnchecked);
  expect(page).toContain(anora.lastName);

  // An accepted post gets its first answer again.
  const repeated = await send(again, ip, today);
  expect([repeated.status, await repeated.json()]).toEqual([201, first]);
  const human = { ...today, verifyBot: async () => 'human' as const };
  expect((await send(byScript({ botToken: 'token' }), ip, human)).status).toBe(201);
  expect((await send(withoutScript(), '2001:db8:0:1::1', today)).status).toBe(201);
  const tomorrow = { now: () => new Date('2026-11-22T00:00:00Z') };
  expect((await send(withoutScript(), ip, tomorrow)).status).toBe(201);
});

it('of one network and day, checked posts are accepted up to a quota of their own', async () => {
  const now = () => new Date('2026-11-21T23:59:59Z');
  const human = { now, verifyBot: async () => 'human' as const };
  const post = (ip: string, idempotencyKey = `key-${posts}`) =>
    send(byScript({ botToken: 'token', idempotencyKey }), ip, human);
  const quota = services.postsPerAddress.checked;
  expect(quota).toBe(100);
  const answers = await Promise.all(times(20, (n) => post(`2001:db8::${n}`)));
  for (let n = 20; n < quota - 5; n++) answers.push(await post(`2001:db8::${n}`));
  answers.push(...(await Promise.all(times(10, (n) => post(`2001:db8::a:${n}`)))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(quota);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await storedRecords()).toHaveLength(quota);
  expect(await (await post('2001:db8::b')).json()).toEqual({
    error: 'tooManyToday',
    message: replyErrorMessages.en.tooManyToday,
  });
  expect((await post('2001:db8:0:1::1')).status).toBe(201);
  expect((await send(withoutScript(), '2001:db8::', human)).status).toBe(201);
});

it('stores a count for an address, under a hash that changes every day', async () => {
  const ip = '198.51.100.7';
  for (const date of ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z']) {
    await send(withoutScript(), ip, { now: () => new Date(date) });
  }
  const store = getStore({ name: 'bot-check', consistency: 'strong' });
  const keys = (await store.list({ prefix: 'unchecked/' })).blobs.map(({ key }) => key).sort();
  expect(keys).toEqual([
    expect.stringMatching(/^unchecked\/2026-11-21\/[0-9a-f]{32}$/),
    expect.stringMatching(/^unchecked\/2026-11-22\/[0-9a-f]{32}$/),
  ]);
  expect(keys[0]?.slice(-32)).not.toBe(keys[1]?.slice(-32));
  expect(await store.get(keys[0] ?? '', { type: 'json' })).toEqual({ posts: 1 });
});

it('a post that can’t be counted is accepted only from a person', async () => {
  const openBroken: typeof openStore = (name) => {
    const store = openStore(name);
    const fail = () => Promise.reject(new Error('down'));
    return name === 'bot-check' ? Object.assign(Object.create(store), { setJSON: fail }) : store;
  };
  expect((await send(withoutScript(), '192.0.2.1', { openStore: openBroken })).status).toBe(503);
  expect(await storedRecords()).toEqual([]);
  const human = { openStore: openBroken, verifyBot: async () => 'human' as const };
  expect((await send(byScript({ botToken: 'token' }), '192.0.2.1', human)).status).toBe(201);
});

describe('no answer reveals whether a content is stored:', () => {
  it.each(['bot', 'repeated', 'reused'] as const)('%s, without a key', async (verdict) => {
    const values = fresh();
    const guess = () => jsonPost({ ...values, botToken: 'bogus' }, json);
    const verifyBot = async () => verdict;
    const before = await send(guess(), '192.0.2.2', { verifyBot });
    expect((await send(formPost(values))).status).toBe(201);
    const after = await send(guess(), '192.0.2.2', { verifyBot });
    expect([before.status, after.status]).toEqual([403, 403]);
    expect(await after.text()).toBe(await before.text());
  });
});

it('no key takes the place of a form that has none', async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  const guesses = [
    sha256(`${canonicalJson(anoraFields)}2026-11-21`),
    sha256(`2026-11-21${canonicalJson(anoraFields)}`),
  ];
  for (const idempotencyKey of guesses) {
    const other = byScript({ botToken: noToken, idempotencyKey });
    expect((await send(other, '192.0.2.3', { now })).status).toBe(201);
  }
  expect((await send(formPost(anora), '192.0.2.1', { now })).status).toBe(201);
});
