import { describe, expect, it, vi } from 'vitest';
import { altcha, newChallenge } from '../../../netlify/functions/_shared/bot-check/altcha.ts';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import type { Services } from '../../../netlify/functions/_shared/services.ts';
import type { VerifyBot } from '../../../netlify/functions/_shared/steps/bot-check.ts';
import {
  type BlobStore,
  listKeys,
  openStore,
  type StoreName,
} from '../../../netlify/functions/_shared/store.ts';
import { replyTimeoutMs } from '../../../src/forms/limits.ts';
import { tokenOf } from '../../stress/bot-token.ts';
import { production, services } from '../production.ts';
import { botir, storedApplications, storedFiles } from './application-posts.ts';
import { connectBlobs } from './blobs-store.ts';
import { pdfFile } from './files.ts';
import { formData } from './requests.ts';

const sent = { idempotencyKey: 'one', botToken: 'token' };
const context = { deploy: production, ip: '192.0.2.1', waitUntil: () => undefined };

async function post(changed: Partial<Services>, values: Record<string, string | Blob> = {}) {
  const request = new Request('http://localhost/api/application', {
    method: 'POST',
    body: formData({ ...botir, ...sent, socialStatusFile: pdfFile(), ...values }),
    headers: { accept: 'application/json' },
  });
  const response = await receive('application', request, context, {
    ...services,
    verifyBot: async () => 'human',
    ...changed,
  });
  return { status: response.status, body: await response.json() };
}

/** The real stores, of which one fails at the first call of an operation and works after that. */
function failingAt(failing: StoreName, operation: keyof BlobStore) {
  let failed = false;
  return (name: StoreName): BlobStore => {
    const store = openStore(name);
    if (name !== failing) return store;
    return new Proxy(store, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        if (property !== operation || failed) return value.bind(target);
        return () => {
          failed = true;
          return Promise.reject(new Error(`${name} is down`));
        };
      },
    });
  };
}

const storedRecordKeys = () => listKeys(openStore('submissions'));

/** The real stores, which add a line to `calls` for each call. */
function callsOf(calls: string[]) {
  return (name: StoreName): BlobStore => {
    const store = openStore(name);
    return new Proxy(store, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          calls.push(`${name} ${String(property)}`);
          return value.apply(target, args);
        };
      },
    });
  };
}

describe('a storage that fails at', () => {
  it.each([
    ['attachments', 'set'],
    ['submissions', 'setJSON'],
  ] as const)(
    '%s: %s accepts nothing, and the same post is accepted after that',
    async (store, operation) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await connectBlobs();
      const open = failingAt(store, operation);
      expect((await post({ openStore: open })).status).toBe(503);
      expect(await storedApplications()).toEqual([]);
      expect(log).toHaveBeenCalled();
      log.mockRestore();

      const again = await post({ openStore: open });
      expect(again.status).toBe(201);
      const [record] = await storedApplications();
      expect(record?.reference).toBe(again.body.reference);
      expect(await storedFiles()).toEqual([record?.attachment?.key]);
    },
  );
});

describe('a token that was used', () => {
  const once = (): VerifyBot => {
    const spent = new Map<string, string | undefined>();
    return async ({ token, idempotencyKey }) => {
      if (spent.has(token)) return spent.get(token) === idempotencyKey ? 'inFlight' : 'reused';
      spent.set(token, idempotencyKey);
      return 'human';
    };
  };

  it('gets the first answer again with the same form, even concurrently', async () => {
    await connectBlobs();
    const verifyBot = once();
    const posts = Array.from({ length: 20 }, () => post({ verifyBot }, { botToken: 'token' }));
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedApplications()).toHaveLength(1);
  });

  it('is a conflict with other content under the same key', async () => {
    await connectBlobs();
    const verifyBot = once();
    await post({ verifyBot }, { botToken: 'token' });
    const other = await post({ verifyBot }, { botToken: 'token', socialNetworks: 't.me/boshqa' });
    expect(other.status).toBe(409);
  });

  it('is waited for by its own post only, and only as long as that may take', async () => {
    await connectBlobs();
    const hmacKey = async () => 'a key of the test';
    const botToken = await tokenOf(await newChallenge({ hmacKey }, 'application', new Date()));
    const calls: string[] = [];
    const openCounted = callsOf(calls);
    const verifyBot = altcha({ openStore: openCounted, hmacKey });
    const sent = { openStore: openCounted, verifyBot };
    expect((await post(sent, { botToken })).status).toBe(201);
    calls.length = 0;
    const later = () => new Date(Date.now() + replyTimeoutMs);
    expect(
      (await post({ ...sent, now: later }, { botToken, socialNetworks: 't.me/boshqa' })).status,
    ).toBe(409);
    expect(calls).toEqual(['bot-check setJSON', 'bot-check get', 'submissions get']);

    await openStore('submissions').delete((await storedRecordKeys())[0] ?? '');
    calls.length = 0;
    expect((await post({ ...sent, now: later }, { botToken })).status).toBe(403);
    expect(calls).toEqual(['bot-check setJSON', 'bot-check get', 'submissions get']);

    calls.length = 0;
    const other = await post(sent, { botToken, idempotencyKey: 'two' });
    expect(other).toMatchObject({ status: 403, body: { error: 'refused' } });
    expect(calls).toEqual(['bot-check setJSON', 'bot-check get']);
    expect(await storedApplications()).toEqual([]);
  });
});

it('a post that its address’s quota refused is not waited for', async () => {
  await connectBlobs();
  const hmacKey = async () => 'a key of the test';
  const calls: string[] = [];
  const openCounted = callsOf(calls);
  const sent = {
    openStore: openCounted,
    verifyBot: altcha({ openStore: openCounted, hmacKey }),
    postsPerAddress: { checked: 1, unchecked: 0 },
  };
  const newToken = async () => tokenOf(await newChallenge({ hmacKey }, 'application', new Date()));
  const first = { idempotencyKey: 'zero', botToken: await newToken() };
  expect((await post(sent, first)).status).toBe(201);
  const refused = { botToken: await newToken() };
  expect((await post(sent, refused)).status).toBe(429);
  calls.length = 0;
  expect((await post(sent, refused)).status).toBe(403);
  expect(calls).toEqual(['bot-check setJSON', 'bot-check get', 'bot-check get', 'submissions get']);
});

it('a bot is rejected, and nothing is stored', async () => {
  await connectBlobs();
  const refused = await post({ verifyBot: async () => 'bot' }, { botToken: 'token' });
  expect(refused.status).toBe(403);
  expect([await storedApplications(), await storedFiles()]).toEqual([[], []]);
});

it('when the provider fails, the form is stored and marked for the staff', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await connectBlobs();
  const verifyBot = () => Promise.reject(new Error('down'));
  expect((await post({ verifyBot }, { botToken: 'token' })).status).toBe(201);
  expect((await storedApplications())[0]?.botCheck).toBe('unknown');
  log.mockRestore();
});
