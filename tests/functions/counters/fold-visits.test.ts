import { describe, expect, it } from 'vitest';
import {
  type CounterStore,
  openCounterStore,
} from '../../../netlify/functions/_shared/counters/counter-store.ts';
import { foldVisits } from '../../../netlify/functions/_shared/counters/fold-visits.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { allKeys, atOnce, counted, send } from './visits.ts';

const now = new Date('2026-11-21T00:20:00Z');
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const ofJournal1 = { views: 12, downloads: 4 };
const ofJournal2 = { views: 4, downloads: 0 };

/** Visits of four days to two journals, in a store of the test's own. */
async function storeWithVisits(): Promise<CounterStore> {
  await connectBlobs();
  for (const day of days) {
    const at = `${day}T12:00:00Z`;
    await atOnce(3, (index) => send('1/views', { ip: `192.0.2.${index}`, now: at }));
    await send('1/downloads', { now: at });
    await send('2/views', { now: at });
  }
  return openCounterStore();
}

async function expectAllCounted() {
  expect([await counted('1'), await counted('2')]).toEqual([ofJournal1, ofJournal2]);
}

async function expectFolded() {
  await expectAllCounted();
  const keys = await allKeys();
  const marked = new Set(keys.map((key) => /\d{4}-\d\d-\d\d/.exec(key)?.[0]));
  expect(marked).toEqual(new Set(['2026-11-20', '2026-11-21', undefined]));
  expect(keys.filter((key) => key.startsWith('salts/'))).toEqual(['salts/2026-11-21']);
  const store = openCounterStore();
  expect(await store.get('1/totals', { type: 'json' })).toEqual({
    views: 6,
    downloads: 2,
    through: '2026-11-19',
  });
}

it('moves days that ended at least a day ago into the totals, and forgets past salts', async () => {
  const store = await storeWithVisits();
  await foldVisits(store, now);
  await expectFolded();
});

it('adds what is new the next day, and nothing when run again', async () => {
  const store = await storeWithVisits();
  await foldVisits(store, now);
  await foldVisits(store, now);
  await expectFolded();
  const next = new Date('2026-11-22T00:20:00Z');
  await foldVisits(store, next);
  await foldVisits(store, next);
  await expectAllCounted();
  expect(await store.get('1/totals', { type: 'json' })).toMatchObject({ views: 9, downloads: 3 });
});

it('does nothing to a store without visits', async () => {
  await connectBlobs();
  await foldVisits(openCounterStore(), now);
  expect(await allKeys()).toEqual([]);
});

it('counts nothing twice when several run at once', async () => {
  const store = await storeWithVisits();
  await atOnce(8, () => foldVisits(store, now));
  await expectFolded();
});

it('counts nothing twice when one that ran late has an earlier day', async () => {
  const store = await storeWithVisits();
  const before = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await Promise.all([foldVisits(store, before), foldVisits(store, now)]);
  await expectFolded();
});

it('never shows a reader another number', async () => {
  const store = await storeWithVisits();
  let folding = true;
  const fold = foldVisits(store, now).finally(() => {
    folding = false;
  });
  let readings = 0;
  for (; folding; readings++) expect(await counted('1')).toEqual(ofJournal1);
  await fold;
  expect(readings).toBeGreaterThan(1);
});

/** The store, which from its nth change on fails: before the change, or after it. */
function failingFrom(store: CounterStore, failing: number, when: 'before' | 'after'): CounterStore {
  let changes = 0;
  const orFail = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    changes++;
    if (changes > failing || (changes === failing && when === 'before')) throw new Error('down');
    const result = await change();
    if (changes >= failing) throw new Error('down');
    return result;
  };
  return {
    get: store.get.bind(store),
    getWithMetadata: store.getWithMetadata.bind(store),
    list: store.list.bind(store),
    set: (...args) => orFail(() => store.set(...args)),
    setJSON: (...args) => orFail(() => store.setJSON(...args)),
    delete: (...args) => orFail(() => store.delete(...args)),
  };
}

// Two totals, eight and two markers of two days, three salts.
describe.each([1, 2, 3, 4, 8, 12, 13, 14, 15])('a fold that is cut off at change %i', (failing) => {
  it.each(['before', 'after'] as const)('%s it loses nothing and is made good', async (when) => {
    const store = await storeWithVisits();
    await expect(foldVisits(failingFrom(store, failing, when), now)).rejects.toThrow('down');
    await expectAllCounted();
    await foldVisits(store, now);
    await expectFolded();
  });
});
