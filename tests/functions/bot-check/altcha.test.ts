import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { altcha, newChallenge } from '../../../netlify/functions/_shared/bot-check/altcha.ts';
import { hmacKeySource } from '../../../netlify/functions/_shared/bot-check/hmac-key.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { challengeMs } from '../../../src/forms/bot-check.ts';
import { replyTimeoutMs } from '../../../src/forms/limits.ts';
import { tokenOf } from '../../../tools/stress/bot-token.ts';
import { connectBlobs } from '../contract/blobs-store.ts';

const hmacKey = async () => 'a key of the test';
const verify = altcha({ openStore, hmacKey });
const attempt = { action: 'contact', ip: '192.0.2.1', hosts: [], now: new Date() } as const;

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const nested = (depth: number): unknown => (depth > 0 ? [nested(depth - 1)] : 0);
const contents = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());

let token = '';
beforeEach(async () => {
  await connectBlobs();
  token = await tokenOf(await newChallenge({ hmacKey }, 'contact', new Date()));
});

it('accepts a solved challenge once', async () => {
  expect(await verify({ ...attempt, token })).toBe('human');
  expect(await verify({ ...attempt, token })).toBe('reused');
});

it('knows the post that used a token by its idempotency key', async () => {
  const post = { ...attempt, token, idempotencyKey: 'one' };
  expect(await verify(post)).toBe('human');
  expect(await verify(post)).toBe('inFlight');
  const later = new Date(attempt.now.getTime() + replyTimeoutMs);
  expect(await verify({ ...post, now: later })).toBe('repeated');
  expect(await verify({ ...post, idempotencyKey: 'two' })).toBe('reused');
  expect(await verify({ ...attempt, token })).toBe('reused');
});

it('accepts a challenge once, also when midnight passes before the second post', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const late = await tokenOf(await newChallenge({ hmacKey }, 'contact', new Date()));
  expect(await verify({ ...attempt, token: late, now: new Date() })).toBe('human');
  vi.setSystemTime(new Date('2026-11-22T00:00:01Z'));
  expect(await verify({ ...attempt, token: late, now: new Date() })).toBe('reused');
});

it('accepts one of fifty concurrent posts with the same token', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => verify({ ...attempt, token })),
  );
  expect(verdicts.filter((verdict) => verdict === 'human')).toHaveLength(1);
  expect(verdicts.filter((verdict) => verdict === 'reused')).toHaveLength(49);
});

it('rejects a token for another form', async () => {
  expect(await verify({ ...attempt, action: 'application', token })).toBe('bot');
});

it('rejects an expired challenge', async () => {
  const made = new Date(Date.now() - challengeMs - 1000);
  const old = await newChallenge({ hmacKey }, 'contact', made);
  expect(await verify({ ...attempt, token: await tokenOf(old) })).toBe('bot');
});

it('rejects a challenge signed with another key', async () => {
  const foreign = await newChallenge({ hmacKey: async () => 'another' }, 'contact', new Date());
  expect(await verify({ ...attempt, token: await tokenOf(foreign) })).toBe('bot');
});

describe('rejects a token that is', () => {
  const changed = (change: (payload: ReturnType<typeof contents>) => void) => {
    const payload = contents(token);
    change(payload);
    return encoded(payload);
  };

  it.each<[string, () => string]>([
    ['not base64', () => '***'],
    ['not JSON', () => Buffer.from('{').toString('base64')],
    ['a number', () => encoded(7)],
    ['an empty object', () => encoded({})],
    ['deeply nested', () => Buffer.from('['.repeat(5000) + ']'.repeat(5000)).toString('base64')],
    [
      'deeply nested in its data',
      () => changed((it) => (it.challenge.parameters.data.x = nested(1000))),
    ],
    ['without a solution', () => changed((it) => delete it.solution)],
    ['solved by guessing', () => changed((it) => (it.solution.derivedKey = '00'.repeat(32)))],
    ['for a lower cost', () => changed((it) => (it.challenge.parameters.cost = 1))],
    ['with a later expiry', () => changed((it) => (it.challenge.parameters.expiresAt += 1000))],
    ['unsigned', () => changed((it) => (it.challenge.signature = ''))],
  ])('%s', async (_, make) => {
    expect(await verify({ ...attempt, token: make() })).toBe('bot');
  });
});

describe('the key that signs challenges', () => {
  it('is the configured key', async () => {
    expect(await hmacKeySource('given', openStore)()).toBe('given');
  });

  it('is generated once and shared by all functions if none is configured', async () => {
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => hmacKeySource(undefined, openStore)()),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
