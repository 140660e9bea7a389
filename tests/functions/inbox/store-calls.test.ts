import pMap from 'p-map';
import { expect, it, vi } from 'vitest';
import { shortCode } from '../../../netlify/functions/_shared/reference.ts';
import { sweep, sweepServices } from '../../../netlify/functions/_shared/retention/sweep.ts';
import { type OpenStore, openStore } from '../../../netlify/functions/_shared/store.ts';
import { list } from '../../../tools/inbox/print.ts';
import { memoryBlobs } from '../../stress/schedules/memory-blobs.ts';
import { modelStore } from '../../stress/schedules/model-store.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { submission } from './submissions.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const minute = 60_000;

/** The local store of Netlify. */
async function diskStores(): Promise<OpenStore> {
  await connectBlobs();
  return openStore;
}

/** A model of production's stores: thousands of files take a minute on a slow disk. */
async function memoryStores(): Promise<OpenStore> {
  // The sweep looks for the stores of previews in the local store, which must have one to list.
  await connectBlobs();
  await openStore('searches').set('2026-11-21', '');
  const blobs = memoryBlobs();
  return (name) =>
    modelStore({
      name,
      blobs,
      call: async (_line, act) => ({ result: act(undefined), fault: undefined }),
      onEffect: () => undefined,
    });
}

/** Stores so many records, the newest an hour old, each ten minutes older than the next. */
async function keepMany(openStore: OpenStore, count: number): Promise<void> {
  const store = openStore('submissions');
  const keep = async (number: number) => {
    const code = shortCode(`${number}`);
    const receivedAt = new Date(now.getTime() - (6 + number) * 10 * minute).toISOString();
    await store.setJSON(`contact/${code}`, submission(code, { receivedAt }));
  };
  await pMap(Array(count).keys(), keep, { concurrency: 50 });
}

/** Stores that count their calls, and what was counted since the last question. */
function countedStores(openStore: OpenStore) {
  let calls: Record<string, number> = {};
  const open: OpenStore = (name) =>
    new Proxy(openStore(name), {
      get(store, method) {
        const call: unknown = Reflect.get(store, method);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          const line = `${name} ${String(method)}`;
          calls[line] = (calls[line] ?? 0) + 1;
          return call.apply(store, args);
        };
      },
    });
  const take = () => {
    const taken = calls;
    calls = {};
    return taken;
  };
  return { open, take };
}

it.each([
  [200, diskStores],
  [2000, memoryStores],
])(
  'with %i records, a page of the inbox and a sweep read no more than with any other number',
  async (count, stores) => {
    const openStore = await stores();
    await keepMany(openStore, count);
    vi.spyOn(console, 'log').mockReturnValue();
    const { open, take } = countedStores(openStore);
    const inbox = { openStore: open, place: 'here', close: async () => undefined };
    const sweepAt = (moment: Date) =>
      sweep({ ...sweepServices, openStore: open, now: () => moment, retentionDays: 30 });
    await sweepAt(now);
    expect(take()).toMatchObject({ 'submissions get': count, 'received set': count });

    await list(inbox, {});
    expect(take()).toEqual({
      'submissions list': 1,
      'received list': 1,
      'marks list': 1,
      'submissions get': 64,
      'deliveries get': 64,
    });
    await list(inbox, { since: '2026-11-21', until: '2026-11-21' });
    expect(take()['submissions get']).toBe(64);

    await sweepAt(new Date(now.getTime() + 6 * 60 * minute));
    expect(take()).toEqual({
      'bot-check list': 1,
      'attachments list': 1,
      'deliveries list': 1,
      'marks list': 1,
      'received list': 2,
      'submissions list': 1,
    });

    // Thirty days after the oldest hundred came.
    const oldest = now.getTime() - (6 + count - 100) * 10 * minute;
    await sweepAt(new Date(oldest + 30 * 24 * 60 * minute));
    expect(take()).toMatchObject({
      'submissions get': 99,
      'submissions delete': 99,
      'received delete': 99,
    });
    expect((await openStore('submissions').list()).blobs).toHaveLength(count - 99);
    vi.restoreAllMocks();
  },
);
