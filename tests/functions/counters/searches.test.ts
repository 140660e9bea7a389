import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerSearchCounter,
  type SearchCounterServices,
} from '../../../netlify/functions/_shared/counters/answer-search.ts';
import {
  countSearch,
  maxPerNetwork,
  maxWords,
  minNetworks,
  openSearchStore,
  readSearches,
  type Search,
} from '../../../netlify/functions/_shared/counters/searches.ts';
import { listKeys } from '../../../netlify/functions/_shared/store.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { counterErrorMessages } from '../../../src/i18n/ui/counter-errors.ts';
import { createTasks } from '../../../tools/local-platform/function-context.ts';
import { loadFunctions } from '../../../tools/local-platform/functions.ts';
import { runScheduled } from '../../../tools/local-platform/run-function.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { atOnce, browser } from './visits.ts';

const pool: Search = { locale: 'uz', words: 'suzish havzasi' };
const monday = '2026-11-23';

let networks = 0;
const newIp = () => `10.0.${networks >> 8}.${networks++ & 255}`;

interface Sent {
  ip?: string;
  method?: string;
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
  services?: Partial<SearchCounterServices>;
}

/** Sends a search, from another network each time. */
function send({
  ip = newIp(),
  method = 'POST',
  body,
  headers,
  services,
}: Sent = {}): Promise<Response> {
  const request = new Request('http://localhost/api/searches', {
    method,
    headers: { 'user-agent': browser(140), 'accept-language': 'en', ...headers },
    ...(method === 'POST' && { body: body ?? new URLSearchParams({ ...pool }) }),
  });
  return answerSearchCounter(
    request,
    { ip },
    {
      now: () => new Date(`${monday}T10:00:00Z`),
      openStore: openSearchStore,
      counts: true,
      ...services,
    },
  );
}

/** A word for each number. */
const letters = (number: number) =>
  `soʻz ${number.toString(2).replace(/./g, (digit) => 'ab'[+digit] ?? '')}`;

const counted = async () => Object.fromEntries(await readSearches(openSearchStore()));
const stored = async (day = monday) => JSON.stringify(await openSearchStore().get(day));

describe('a search without a result', () => {
  it('is counted from the fifth network of a day on, and its words are not stored before', async () => {
    await connectBlobs();
    for (let times = 1; times < minNetworks; times++) expect((await send()).status).toBe(204);
    expect(await counted()).toEqual({});
    expect(await stored()).not.toContain('havza');
    await send();
    await send();
    expect(await counted()).toEqual({ [monday]: [{ ...pool, searches: minNetworks + 1 }] });
  });

  it('counts once from one network until it is stored', async () => {
    await connectBlobs();
    for (let times = 0; times < 2 * minNetworks; times++) await send({ ip: `2001:db8::${times}` });
    for (let times = 2; times < minNetworks; times++) await send();
    expect(await counted()).toEqual({});
    await send();
    expect(await counted()).toEqual({ [monday]: [{ ...pool, searches: minNetworks }] });
    expect(await stored()).not.toContain('2001:db8');
  });

  it('is not counted when its network has searched for too many other words', async () => {
    await connectBlobs();
    const ip = '192.0.2.1';
    const words = (number: number) => new URLSearchParams({ locale: 'uz', words: letters(number) });
    for (let number = 0; number <= maxPerNetwork; number++) await send({ ip, body: words(number) });
    for (let times = 1; times < minNetworks; times++) {
      await send({ body: words(0) });
      await send({ body: words(maxPerNetwork) });
    }
    expect(await counted()).toEqual({
      [monday]: [{ locale: 'uz', words: letters(0), searches: minNetworks }],
    });
  });

  it('is not stored when enough others are, and the stored value stays below 200 kB', async () => {
    await connectBlobs();
    const long = (number: number) => letters(number).padEnd(60, 'ш');
    const day = {
      counted: Array.from({ length: maxWords.counted }, (_, number) => ({
        locale: 'uz',
        words: long(number),
        searches: 1000,
      })),
      rare: {
        salt: 'a'.repeat(32),
        networks: Object.fromEntries(
          Array.from({ length: maxWords.rare }, (_, number) => [
            `${number}`.padStart(16, 'a'),
            Array<string>(minNetworks - 1).fill('12345678'),
          ]),
        ),
      },
    };
    await openSearchStore().setJSON(monday, day);
    expect(Buffer.byteLength(await stored())).toBeLessThan(200_000);
    await send();
    expect(await openSearchStore().get(monday, { type: 'json' })).toEqual(day);
    await openSearchStore().setJSON(monday, { ...day, rare: { ...day.rare, networks: {} } });
    for (let times = 0; times < minNetworks; times++) await send();
    expect((await counted())[monday]).toHaveLength(maxWords.counted);
  });

  it('is counted for each language and day', async () => {
    await connectBlobs();
    const body = (locale: Locale) => new URLSearchParams({ locale, words: 'wifi' });
    const tuesday = { now: () => new Date('2026-11-24T00:00:00Z') };
    for (let times = 0; times < minNetworks; times++) {
      await send({ body: body('uz') });
      await send({ body: body('en') });
      await send({ body: body('uz'), services: tuesday });
    }
    await send({ body: body('ru') });
    const searches = minNetworks;
    expect(await counted()).toEqual({
      [monday]: [
        { locale: 'uz', words: 'wifi', searches },
        { locale: 'en', words: 'wifi', searches },
      ],
      '2026-11-24': [{ locale: 'uz', words: 'wifi', searches }],
    });
  });

  it('is counted exactly when many come at once', async () => {
    await connectBlobs();
    await atOnce(20, () => send());
    expect(await counted()).toEqual({ [monday]: [{ ...pool, searches: 20 }] });
  });

  it('is not counted in a preview, when counting is off, and by a bot', async () => {
    await connectBlobs();
    expect((await send({ services: { counts: false } })).status).toBe(204);
    expect((await send({ headers: { 'user-agent': 'Googlebot/2.1' } })).status).toBe(204);
    vi.stubEnv('COUNT_SEARCHES', 'off');
    vi.resetModules();
    const fresh = await import('../../../netlify/functions/_shared/counters/answer-search.ts');
    expect((await send({ services: fresh.searchCounterServices(true) })).status).toBe(204);
    expect(await listKeys(openSearchStore())).toEqual([]);
  });
});

it('the day’s hashes are deleted in the following night, and its counts after 90 days', async () => {
  await connectBlobs();
  const store = openSearchStore();
  const countOne = (search: Search, time: string) =>
    countSearch(store, search, { ip: newIp(), at: new Date(time) });
  const countFive = async (search: Search, day: string) => {
    for (let times = 0; times < minNetworks; times++) await countOne(search, `${day}T10:00:00Z`);
  };
  await countFive(pool, '2026-08-24');
  await countFive(pool, '2026-08-25');
  await countOne(pool, '2026-11-21T10:00:00Z');
  await countFive(pool, '2026-11-22');
  await countOne({ ...pool, locale: 'ru' }, '2026-11-22T10:00:00Z');
  await countOne(pool, `${monday}T00:10:00Z`);
  const functions = await loadFunctions(resolve(import.meta.dirname, '../../../netlify/functions'));
  const runAt = (time: string) =>
    runScheduled(functions, new Date(`${monday}T${time}Z`), 'http://localhost', createTasks());

  await runAt('00:24:00');
  expect(await stored('2026-11-22')).toContain('rare');
  vi.useFakeTimers({ now: new Date(`${monday}T00:25:00Z`), toFake: ['Date'] });
  await runAt('00:25:00').finally(() => vi.useRealTimers());
  expect(await listKeys(store)).toEqual(['2026-08-25', '2026-11-22', monday]);
  expect(await store.get('2026-11-22', { type: 'json' })).toEqual({
    counted: [{ ...pool, searches: minNetworks }],
  });
  expect(await stored()).toContain('rare');
});

describe('errors', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it.each<[number, 'invalid' | 'refused' | 'wrongMethod', Sent]>([
    [400, 'invalid', { body: '' }],
    [400, 'invalid', { body: 'locale=de&words=wifi' }],
    [400, 'invalid', { body: 'locale=uz&words=' }],
    [400, 'invalid', { body: 'locale=uz&words=anora%40example.uz' }],
    [400, 'invalid', { body: 'locale=uz&words=%2B998901234567' }],
    [400, 'invalid', { body: 'locale=uz&words=Suzish' }],
    [400, 'invalid', { body: `locale=uz&words=${'a'.repeat(2000)}` }],
    [403, 'refused', { headers: { 'sec-fetch-site': 'cross-site' } }],
    [405, 'wrongMethod', { method: 'GET' }],
  ])('%i %s: %j', async (status, error, sent) => {
    await connectBlobs();
    const reply = await send(sent);
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { error, message: counterErrorMessages.en[error] },
    ]);
    expect(await listKeys(openSearchStore())).toEqual([]);
  });

  it.each(locales)('are reported in %s', async (locale) => {
    const reply = await send({ body: '', headers: { 'accept-language': locale } });
    expect((await reply.json()).message).toBe(counterErrorMessages[locale].invalid);
  });

  it('503 when the storage is down', async () => {
    const blobs = await connectBlobs();
    await blobs.close();
    expect((await send()).status).toBe(503);
  });
});
