import { describe, expect, it, vi } from 'vitest';
import type { answerCounter } from '../../../netlify/functions/_shared/counters/answer.ts';
import { openCounterStore } from '../../../netlify/functions/_shared/counters/counts.ts';
import {
  addVisitor,
  maxPerAddress,
  maxPerDay,
  noVisitors,
} from '../../../netlify/functions/_shared/counters/visitors.ts';
import { connectBlobs, temporaryFolder } from '../contract/blobs-store.ts';
import { allKeys, atOnce, browser, counted, send } from './visits.ts';

const day = '2026-11-21';

it('loses none of 1,000 concurrent views', async () => {
  await connectBlobs();
  const replies = await atOnce(1000, (index) => {
    const headers = { 'user-agent': browser(index) };
    return send('1/views', { ip: `192.0.2.${index % 250}`, headers });
  });
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await counted()).toEqual({ views: 1000, downloads: 0 });
}, 60_000);

it('counts a visitor once a day', async () => {
  await connectBlobs();
  await atOnce(50, () => send('1/views', { now: `${day}T00:00:00Z` }));
  await send('1/views', { now: `${day}T23:59:59Z` });
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
  await send('1/views', { now: '2026-11-22T00:00:00Z' });
  expect(await counted()).toEqual({ views: 2, downloads: 0 });
});

it('recovers after the storage failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const folder = temporaryFolder();
  const blobs = await connectBlobs(folder);
  await blobs.close();
  expect((await send('1/views')).status).toBe(503);
  log.mockRestore();
  await connectBlobs(folder);
  expect((await send('1/views')).status).toBe(204);
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
});

it('distinguishes visitors by address and browser, and visits by journal and kind', async () => {
  await connectBlobs();
  await send('1/views');
  await send('1/views', { ip: '192.0.2.2' });
  await send('1/views', { headers: { 'user-agent': browser(141) } });
  await send('1/downloads');
  await send('2/views');
  expect(await counted('1')).toEqual({ views: 3, downloads: 1 });
  expect(await counted('2')).toEqual({ views: 1, downloads: 0 });
});

it.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a program', 'curl/8.5.0'],
  ['an empty name', ''],
])('does not count %s', async (_, agent) => {
  await connectBlobs();
  const reply = await send('1/views', { headers: { 'user-agent': agent } });
  expect(reply.status).toBe(204);
  expect(await allKeys()).toEqual([]);
});

describe('of one address and day', () => {
  const invented = (index: number) => ({ headers: { 'user-agent': browser(index) } });

  it('visitors are counted up to a maximum, whatever browsers they claim to be', async () => {
    await connectBlobs();
    await atOnce(maxPerAddress + 30, (index) => send('1/views', invented(index)));
    expect(await counted()).toEqual({ views: maxPerAddress, downloads: 0 });
  });

  it('other journals, downloads, addresses and days still count', async () => {
    await connectBlobs();
    await atOnce(maxPerAddress + 1, (index) => send('1/views', invented(index)));
    await send('1/downloads', invented(1));
    await send('2/views', invented(1));
    await send('1/views', { ...invented(1), ip: '192.0.2.2' });
    await send('1/views', { ...invented(1), now: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await counted('1')).toEqual({ views: maxPerAddress + 2, downloads: 1 });
    expect(await counted('2')).toEqual({ views: 1, downloads: 0 });
  });

  it('an IPv6 network counts as one address', async () => {
    await connectBlobs();
    await atOnce(maxPerAddress + 9, (index) =>
      send('1/views', { ...invented(index), ip: `2001:db8::${index}` }),
    );
    await atOnce(9, (index) => send('1/views', { ip: `2001:db8::${index}` }));
    await send('1/views', { ip: '2001:db8:0:1::1' });
    expect(await counted()).toEqual({ views: maxPerAddress + 1, downloads: 0 });
  });

  it('a device with several addresses of one network is one visitor', async () => {
    await connectBlobs();
    await atOnce(9, (index) => send('1/views', { ip: `2001:db8::${index}` }));
    expect(await counted()).toEqual({ views: 1, downloads: 0 });
  });
});

it('counts exactly when twenty functions handle ten concurrent visits each', async () => {
  await connectBlobs();
  const processes: (typeof answerCounter)[] = [];
  for (let index = 0; index < 20; index++) {
    vi.resetModules();
    const module = '../../../netlify/functions/_shared/counters/answer.ts';
    processes.push((await import(module)).answerCounter);
  }
  const replies = await atOnce(200, (index) =>
    send('1/views', { ip: `192.0.2.${index}` }, processes[index % 20]),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await counted()).toEqual({ views: 200, downloads: 0 });
}, 60_000);

it('calls the store once to read and twice to count, with any number of visitors', async () => {
  await connectBlobs();
  let calls = 0;
  const openStore = () =>
    new Proxy(openCounterStore(), {
      get:
        (store, name) =>
        (...args: unknown[]) => {
          calls++;
          return Reflect.get(store, name).apply(store, args);
        },
    });
  const callsOf = async (path: string, ip: string) => {
    calls = 0;
    await send(path, { ip, services: { openStore } });
    return calls;
  };
  await atOnce(100, (index) => send('1/views', { ip: `192.0.2.${index}` }));
  expect(await callsOf('1', '')).toBe(1);
  expect(await callsOf('1/views', '198.51.100.7')).toBe(2);
  expect(await callsOf('1/views', '198.51.100.7')).toBe(1);
});

it('counts a visit once when its write succeeded but the answer was lost', async () => {
  await connectBlobs();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const setJSON = async (...args: Parameters<ReturnType<typeof openCounterStore>['setJSON']>) => {
    await openCounterStore().setJSON(...args);
    throw new Error('no answer');
  };
  const services = {
    openStore: () => Object.assign(Object.create(openCounterStore()), { setJSON }),
  };
  expect((await send('1/views', { services })).status).toBe(503);
  expect((await send('1/views')).status).toBe(204);
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
  log.mockRestore();
});

it('counts a visit that arrives while another is written', async () => {
  await connectBlobs();
  const second: Promise<Response>[] = [];
  const setJSON = (...args: Parameters<ReturnType<typeof openCounterStore>['setJSON']>) => {
    if (second.length === 0) second.push(send('1/views', { ip: '192.0.2.2' }));
    return openCounterStore().setJSON(...args);
  };
  const services = {
    openStore: () => Object.assign(Object.create(openCounterStore()), { setJSON }),
  };
  const first = await send('1/views', { services });
  const statuses = [first, ...(await Promise.all(second))].map(({ status }) => status);
  expect(statuses).toEqual([204, 204]);
  expect(await counted()).toEqual({ views: 2, downloads: 0 });
});

it('limits the visitors of a day, so that they can be read at once', () => {
  const hashes = Array.from({ length: maxPerDay }, (_, index) => String(index).padStart(16, 'x'));
  const full = { ...noVisitors(day), views: hashes };
  const visitor = { ip: '192.0.2.1', userAgent: browser(1) };
  expect(addVisitor(full, 'views', visitor)).toBeUndefined();
  expect(addVisitor(full, 'downloads', visitor)?.downloads).toHaveLength(1);
  expect(JSON.stringify({ ...full, downloads: hashes }).length).toBeLessThan(400_000);
});

describe('what is stored', () => {
  const stored = async () => {
    const store = openCounterStore();
    const all = (await allKeys()).map(async (key) => [key, await store.get(key, { type: 'json' })]);
    return Object.fromEntries(await Promise.all(all));
  };

  it('is a count, and until the day is over hashes of the visitors', async () => {
    await connectBlobs();
    await send('1/views', { now: `${day}T12:00:00Z` });
    await send('1/downloads', { now: `${day}T12:00:00Z` });
    const visitor = expect.stringMatching(/^[\w-]{16}$/);
    expect(await stored()).toEqual({
      'counts/1': {
        views: 1,
        downloads: 1,
        visitors: {
          day,
          salt: expect.stringMatching(/^[0-9a-f]{32}$/),
          views: [visitor],
          downloads: [visitor],
        },
      },
    });
  });

  it('links no visitor to one of another journal or day', async () => {
    await connectBlobs();
    const [today, next] = [`${day}T12:00:00Z`, '2026-11-22T12:00:00Z'];
    await send('1/views', { now: today });
    await send('2/views', { now: today });
    const first = await stored();
    await send('1/views', { now: next });
    const second = await stored();
    const all = [first['counts/1'], first['counts/2'], second['counts/1']];
    const hashes = all.flatMap(({ visitors }) => visitors.views as string[]);
    expect(new Set(hashes.flatMap((one) => [one.slice(0, 8), one.slice(8)])).size).toBe(6);
    expect(second['counts/1']).toMatchObject({ views: 2, visitors: { day: '2026-11-22' } });
    expect(JSON.stringify(second['counts/1'])).not.toContain(hashes[0]);
  });

  it('contains neither the address nor the browser', async () => {
    await connectBlobs();
    await send('1/views', { ip: '198.51.100.7' });
    expect(JSON.stringify(await stored())).not.toMatch(/198\.51|Mozilla|Chrome/);
  });
});
