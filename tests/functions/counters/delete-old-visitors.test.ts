import { expect, it, vi } from 'vitest';
import {
  type CounterStore,
  deleteOldVisitors,
  openCounterStore,
} from '../../../netlify/functions/_shared/counters/counts.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { atOnce, counted, send } from './visits.ts';

const midnight = new Date('2026-11-22T00:20:00Z');
const yesterday = '2026-11-21T23:59:59Z';

/** A store with visits of yesterday to journals 1 and 2 and of today to 2. */
async function storeWithVisits(): Promise<CounterStore> {
  await connectBlobs();
  await atOnce(3, (index) => send('1/views', { ip: `192.0.2.${index}`, now: yesterday }));
  await send('1/downloads', { now: yesterday });
  await send('2/views', { now: yesterday });
  await send('2/views', { now: '2026-11-22T00:10:00Z' });
  return openCounterStore();
}

const stored = (journal: string) => openCounterStore().get(`counts/${journal}`, { type: 'json' });

it('deletes the visitors of days that are over, and keeps the counts', async () => {
  const store = await storeWithVisits();
  await deleteOldVisitors(store, midnight);
  expect(await stored('1')).toEqual({ views: 3, downloads: 1 });
  expect(await stored('2')).toMatchObject({ views: 2, visitors: { day: '2026-11-22' } });
  await deleteOldVisitors(store, midnight);
  expect([await counted('1'), await counted('2')]).toEqual([
    { views: 3, downloads: 1 },
    { views: 2, downloads: 0 },
  ]);
});

it('continues counting after that', async () => {
  const store = await storeWithVisits();
  await deleteOldVisitors(store, midnight);
  await send('1/views', { now: '2026-11-22T08:00:00Z' });
  expect(await counted('1')).toEqual({ views: 4, downloads: 1 });
});

it('loses no concurrent visits, even when several run at once', async () => {
  const store = await storeWithVisits();
  await Promise.all([
    ...Array.from({ length: 4 }, () => deleteOldVisitors(store, midnight)),
    atOnce(30, (index) =>
      send('1/views', { ip: `198.51.100.${index}`, now: '2026-11-22T00:20:00Z' }),
    ),
  ]);
  expect(await counted('1')).toEqual({ views: 33, downloads: 1 });
});

it('counts a visit once that is written after midnight', async () => {
  await connectBlobs();
  await send('1/views', { ip: '192.0.2.1', now: '2026-11-22T00:00:01Z' });
  await atOnce(2, () => send('1/views', { ip: '192.0.2.2', now: yesterday }));
  expect(await counted()).toEqual({ views: 2, downloads: 0 });
  expect(await stored('1')).toMatchObject({ visitors: { day: '2026-11-22' } });
});

it('continues with the others when one journal fails, and reports it', async () => {
  const store = await storeWithVisits();
  await send('3/views', { now: yesterday, services: { initialCounts: three } });
  const failing = Object.assign(Object.create(store), {
    setJSON: (key: string, ...rest: [unknown, object]) =>
      key === 'counts/1' ? Promise.reject(new Error('down')) : store.setJSON(key, ...rest),
  });
  await expect(deleteOldVisitors(failing, midnight)).rejects.toThrow('down');
  await vi.waitFor(async () => expect(await stored('3')).toEqual({ views: 1, downloads: 0 }));
  expect(await counted('1')).toEqual({ views: 3, downloads: 1 });
});

const three = new Map([['3', { views: 0, downloads: 0 }]]);
