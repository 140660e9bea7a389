import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReceipt } from '../../../netlify/functions/_shared/receipts.ts';
import {
  type SweepServices,
  sweep,
  sweepServices,
} from '../../../netlify/functions/_shared/retention/sweep.ts';
import {
  type BlobStore,
  listKeys,
  type OpenStore,
  openStore,
  type StoreName,
  storesOf,
} from '../../../netlify/functions/_shared/store.ts';
import { connectBlobs, connectFailingStorage } from '../contract/blobs-store.ts';
import { keep, keepAttachment, noteDelivery } from '../inbox/submissions.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const ago = (hours: number, from = now) => new Date(from.getTime() - hours * hour).toISOString();
const days = 30;
const old = ago(days * 24 + 1);

const run = (changed: Partial<SweepServices> = {}) =>
  sweep({ ...sweepServices, now: () => now, retentionDays: days, ...changed });

const allStores: StoreName[] = ['submissions', 'attachments', 'deliveries', 'marks', 'bot-check'];
const allKeys = async () =>
  (await Promise.all(allStores.map((store) => listKeys(openStore(store))))).flat();

/** A submission with every related blob; its file was stored on the day that it came. */
async function keepAll(code: string, receivedAt: string): Promise<string[]> {
  const attachment = await keepAttachment(`application/${code}`, receivedAt.slice(0, 10));
  const key = await keep(code, { form: 'application', receivedAt, attachment });
  await noteDelivery(key, 'delivered');
  await openStore('marks').setJSON(key, { status: 'done' });
  return [key, attachment.key, key, key];
}

let log: ReturnType<typeof vi.spyOn>;
const logged = () => log.mock.calls.at(-1)?.[1];
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Anora|example\.com|901234567|Qabul|AAAA/);
  vi.restoreAllMocks();
});

it('deletes expired records with their related blobs', async () => {
  await connectBlobs();
  const kept = await keepAll('AAAAAAAA', ago(days * 24));
  await keepAll('BBBBBBBB', new Date(Date.parse(ago(days * 24)) - 1).toISOString());
  await openStore('bot-check').setJSON('hmac-key', { key: 'secret' });
  await run();
  expect(await allKeys()).toEqual([...kept, 'hmac-key']);
  expect(logged()).toEqual({
    records: 1,
    attachments: 0,
    leftovers: 0,
    tokens: 0,
    failed: 0,
    finished: true,
  });
});

describe('an attachment that no record refers to', () => {
  const stored = '2026-11-21';
  const midnight = new Date('2026-11-22T00:00:00.000Z');
  const hoursLater = (hours: number) => () => new Date(midnight.getTime() + hours * hour);

  it('is kept for a day after the day of storing, and then deleted', async () => {
    await connectBlobs();
    const { key } = await keepAttachment('application/AAAAAAAA', stored);
    await run({ now: hoursLater(23) });
    expect(await allKeys()).toEqual([key]);
    await run({ now: hoursLater(25) });
    expect(await allKeys()).toEqual([]);
    expect(logged()).toMatchObject({ attachments: 1 });
  });

  it('is deleted although its record has another one, which stays', async () => {
    await connectBlobs();
    await keepAttachment('application/AAAAAAAA', stored, 'of a post that was refused');
    const kept = await keepAll('AAAAAAAA', `${stored}T12:00:00.000Z`);
    await run({ now: hoursLater(25) });
    expect(await allKeys()).toEqual(kept);
  });
});

it('deletes leftovers of deleted records, and nothing of records that are new', async () => {
  await connectBlobs();
  await openStore('marks').setJSON('contact/AAAAAAAA', { status: 'done' });
  await noteDelivery('contact/AAAAAAAA', 'failed');
  await openStore('deliveries').set('open/contact/AAAAAAAA', '');
  await openStore('deliveries').set('open/contact/BBBBBBBB', '');
  await openStore('deliveries').setJSON('last-run', { at: ago(0) });
  // A list may lag behind: this one is still empty while a read finds the record.
  const key = await keep('BBBBBBBB');
  const empty = openStore('bot-check');
  const lagging: OpenStore = (name) =>
    changed(name, 'submissions', { list: empty.list.bind(empty) });
  await run({ openStore: lagging });
  expect(await allKeys()).toEqual([key, 'last-run', 'open/contact/BBBBBBBB']);
  expect(logged()).toMatchObject({ leftovers: 3 });
});

it('deletes them too if the name of their form has a hyphen', async () => {
  await connectBlobs();
  const reference = 'CAMU-2026-AAAAAAAA';
  await noteReceipt(openStore, { form: 'open-day', reference, receivedAt: old });
  await openStore('marks').setJSON('open-day/AAAAAAAA', { status: 'done' });
  await run();
  expect([...(await allKeys()), ...(await listKeys(openStore('received')))]).toEqual([]);
  expect(logged()).toMatchObject({ leftovers: 2 });
});

it('deletes used tokens after two days', async () => {
  await connectBlobs();
  const tokens = ['2026-11-18/a', '2026-11-19/b', '2026-11-21/c', 'odd'].map((it) => `spent/${it}`);
  for (const key of tokens) await openStore('bot-check').set(key, '');
  await run();
  expect(await allKeys()).toEqual(['spent/2026-11-19/b', 'spent/2026-11-21/c', 'spent/odd']);
});

it('deletes expired records first, however many tokens there are', async () => {
  await connectBlobs();
  await keepAll('AAAAAAAA', old);
  const tokens = Array.from({ length: 60 }, (_, index) => `spent/2026-11-01/${index}`);
  for (const key of tokens) await openStore('bot-check').set(key, '');
  let time = now.getTime();
  const clock = () => {
    time += 200;
    return new Date(time);
  };
  await run({ now: clock, timeLimitMs: 5000 });
  const left = await allKeys();
  expect(left).not.toEqual([]);
  expect(left.filter((key) => !key.startsWith('spent/'))).toEqual([]);
});

it.each(['unchecked', 'checked', 'mails'])('deletes counts of %s after two days', async (kind) => {
  await connectBlobs();
  const notes = ['2026-11-18/a', '2026-11-19/b', '2026-11-21/c'].map((it) => `${kind}/${it}`);
  for (const key of [...notes, 'hmac-key']) await openStore('bot-check').set(key, '{"posts":1}');
  await run();
  expect((await allKeys()).sort()).toEqual(
    ['hmac-key', `${kind}/2026-11-19/b`, `${kind}/2026-11-21/c`].sort(),
  );
});

it('continues past damaged records and failed deletions', async () => {
  await connectBlobs();
  await openStore('submissions').set('contact/CCCCCCCC', '{"fields":{"firstName":"Anora"');
  await keep('AAAAAAAA', { receivedAt: old });
  await keep('BBBBBBBB', { receivedAt: old });
  const refuses: OpenStore = (name) =>
    changed(name, 'submissions', {
      delete: async (key) => {
        if (key === 'contact/AAAAAAAA') throw new Error('down');
        await openStore(name).delete(key);
      },
    });
  await run({ openStore: refuses });
  expect((await allKeys()).sort()).toEqual(['contact/AAAAAAAA', 'contact/CCCCCCCC']);
  expect(logged()).toMatchObject({ records: 1, failed: 2, finished: true });
});

it('deletes the record first, so that no record is ever incomplete', async () => {
  await connectBlobs();
  const [, attachment] = await keepAll('AAAAAAAA', old);
  const refuses: OpenStore = (name) =>
    changed(name, 'attachments', { delete: () => Promise.reject(new Error('down')) });
  await run({ openStore: refuses });
  expect(await allKeys()).toEqual([attachment]);
  await run();
  expect(await allKeys()).toEqual([]);
});

it('stops when its time is up, and continues in the next run', async () => {
  await connectBlobs();
  for (let index = 10; index < 60; index++) await keep(`AAAAAA${index}`, { receivedAt: old });
  // A clock that advances whenever it is read.
  const clock = () => {
    let time = now.getTime();
    return () => {
      time += 200;
      return new Date(time);
    };
  };
  let left = (await allKeys()).length;
  let runs = 0;
  for (; left > 0; runs++) {
    await run({ now: clock(), timeLimitMs: 5000 });
    const after = (await allKeys()).length;
    expect(after).toBeLessThan(left);
    expect(logged()).toMatchObject({ finished: after === 0 });
    left = after;
  }
  expect(runs).toBeGreaterThan(1);
});

it('doesn’t wait for a storage that hangs', async () => {
  await connectFailingStorage(() => undefined);
  await expect(run({ storageTimeoutMs: 50 })).rejects.toThrow('no answer in 50 ms');
});

/** The store called `name`, with replaced methods if it is the one called `which`. */
function changed(name: StoreName, which: StoreName, methods: Partial<BlobStore>): BlobStore {
  const store = openStore(name);
  if (name !== which) return store;
  return {
    delete: store.delete.bind(store),
    get: store.get.bind(store),
    getWithMetadata: store.getWithMetadata.bind(store),
    list: store.list.bind(store),
    set: store.set.bind(store),
    setJSON: store.setJSON.bind(store),
    ...methods,
  };
}

it('sweeps the stores of previews too', async () => {
  await connectBlobs();
  const preview = storesOf({ context: 'deploy-preview', published: false });
  const submission = {
    ...(await openStore('submissions').get(await keep('AAAAAAAA'), { type: 'json' })),
  };
  await preview('submissions').setJSON('contact/AAAAAAAA', { ...submission, receivedAt: old });
  await preview('submissions').setJSON('contact/BBBBBBBB', {
    ...submission,
    reference: submission.reference.replace('AAAAAAAA', 'BBBBBBBB'),
    receivedAt: ago(1),
  });
  await run();
  expect(await listKeys(preview('submissions'))).toEqual(['contact/BBBBBBBB']);
});
