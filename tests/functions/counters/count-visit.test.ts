import { getStore } from '@netlify/blobs';
import { describe, expect, it, vi } from 'vitest';
import { connectBlobs, temporaryFolder } from '../contract/blobs-store.ts';
import { allKeys, atOnce, browser, counted, send } from './visits.ts';

const day = '2026-11-21';

it('loses none of 1,000 views at once', async () => {
  await connectBlobs();
  const services = { knownSalts: new Map() };
  const replies = await atOnce(1000, (index) => {
    const headers = { 'user-agent': browser(index) };
    return send('1/views', { ip: `192.0.2.${index % 250}`, headers, services });
  });
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await counted()).toEqual({ views: 1000, downloads: 0 });
}, 60_000);

it('counts a visitor once a day, however often', async () => {
  await connectBlobs();
  await atOnce(50, () => send('1/views', { now: `${day}T00:00:00Z` }));
  await send('1/views', { now: `${day}T23:59:59Z` });
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
  await send('1/views', { now: '2026-11-22T00:00:00Z' });
  expect(await counted()).toEqual({ views: 2, downloads: 0 });
});

it('finds the storage again after it failed', async () => {
  const services = { knownSalts: new Map() };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const folder = temporaryFolder();
  const blobs = await connectBlobs(folder);
  await blobs.close();
  expect((await send('1/views', { services })).status).toBe(503);
  log.mockRestore();
  await connectBlobs(folder);
  expect((await send('1/views', { services })).status).toBe(204);
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
});

it('tells visitors apart by address and by browser, and what they did by journal and kind', async () => {
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
  ['nobody', ''],
])('does not count %s', async (_, agent) => {
  await connectBlobs();
  const reply = await send('1/views', { headers: { 'user-agent': agent } });
  expect(reply.status).toBe(204);
  expect(await allKeys()).toEqual([]);
});

describe('what is stored', () => {
  it('is a hash that changes every day, and a salt', async () => {
    await connectBlobs();
    const ip = '2001:db8::1234';
    for (const now of [`${day}T12:00:00Z`, '2026-11-22T12:00:00Z']) {
      await send('1/views', { ip, now });
      await send('2/views', { ip, now });
    }
    const keys = await allKeys();
    expect(keys).toEqual([
      expect.stringMatching(/^1\/views\/2026-11-21\/[0-9a-f]{32}$/),
      expect.stringMatching(/^1\/views\/2026-11-22\/[0-9a-f]{32}$/),
      expect.stringMatching(/^2\/views\/2026-11-21\/[0-9a-f]{32}$/),
      expect.stringMatching(/^2\/views\/2026-11-22\/[0-9a-f]{32}$/),
      'salts/2026-11-21',
      'salts/2026-11-22',
    ]);
    const hashes = keys.slice(0, 4).map((key) => key.slice(-32));
    expect(new Set(hashes).size).toBe(4);
  });

  it('is one salt a day, whichever of many functions makes it', async () => {
    await connectBlobs();
    await atOnce(20, (index) => send('1/views', { ip: `192.0.2.${index % 2}` }));
    const keys = await allKeys();
    expect(keys.filter((key) => key.startsWith('salts/'))).toHaveLength(1);
    expect(await counted()).toEqual({ views: 2, downloads: 0 });
  });

  it('holds neither the address nor the browser', async () => {
    await connectBlobs();
    await send('1/views', { ip: '198.51.100.7' });
    const store = getStore({ name: 'journal-counters', consistency: 'strong' });
    const all = (await allKeys()).map(async (key) => {
      const kept = await store.getWithMetadata(key);
      return [key, kept?.data, kept?.metadata];
    });
    const text = JSON.stringify(await Promise.all(all));
    expect(text).not.toMatch(/198\.51|Mozilla|Chrome/);
    expect(text).toMatch(/\["1\/views\/[^"]+","",\{\}\]/);
  });
});
