import { describe, expect, it } from 'vitest';
import { deliver } from '../../../netlify/functions/_shared/outbox/deliver.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/outbox-services.ts';
import { sendPending } from '../../../netlify/functions/_shared/outbox/send-pending.ts';
import type { BlobStore } from '../../../netlify/functions/_shared/store.ts';
import { anoraKey, deliveryOf, notedKeys, once, startOutbox, watchLog } from './outbox.ts';

watchLog();

const atOnce = (count: number, run: () => Promise<void>) =>
  Promise.all(Array.from({ length: count }, run));

it('twenty runs at once, of both kinds, send each message once', async () => {
  const { services, sent } = await startOutbox();
  await Promise.all([
    atOnce(10, () => deliver(services, anoraKey)),
    atOnce(10, () => sendPending(services)),
  ]);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('twenty runs at once after a failure send each message once', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.mood = { sender: 451 };
  await deliver(services, anoraKey);
  mail.state.mood = {};
  clock.setTo(1);
  await atOnce(20, () => sendPending(services));
  expect(sent()).toEqual(once);
});

/** The services of a run that dies at its nth change of the store: before it, or right after. */
function mortal(services: OutboxServices, death: number, when: 'before' | 'after'): OutboxServices {
  let changes = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    throw new Error('dead');
  };
  const alive = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
    return async (...args: Args) => (isDead ? die() : work(...args));
  };
  const change = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    alive(async (...args: Args) => {
      changes++;
      if (changes === death && when === 'before') return die();
      const result = await work(...args);
      return changes === death ? die() : result;
    });
  return {
    ...services,
    openStore: (name) => {
      const store = services.openStore(name);
      return {
        get: alive(store.get.bind(store)),
        getWithMetadata: alive(store.getWithMetadata.bind(store)),
        list: alive(store.list.bind(store)),
        set: change(store.set.bind(store)),
        setJSON: change(store.setJSON.bind(store)),
        delete: change(store.delete.bind(store)),
      } as BlobStore;
    },
  };
}

// The lease, three confirmed messages, the end, and the deletion of what was under way.
describe.each([1, 2, 3, 4, 5, 6])('a run that is killed at its change %i', (death) => {
  it('after it repeats nothing', async () => {
    const { services, clock, sent } = await startOutbox();
    await deliver(mortal(services, death, 'after'), anoraKey);
    await sendPending(services);
    clock.setTo(1);
    await sendPending(services);
    expect(sent()).toEqual(once);
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
    expect(await notedKeys()).toEqual([`closed/${anoraKey}`]);
  });

  it('before it repeats at most what it could not note, as the same message', async () => {
    const { services, clock, sent, mail } = await startOutbox();
    await deliver(mortal(services, death, 'before'), anoraKey);
    clock.setTo(1);
    await sendPending(services);
    const unnoted = { 2: 'telegram', 3: 'staff', 4: 'visitor' }[death];
    expect(sent()).toEqual(unnoted ? { ...once, [unnoted]: 2 } : once);
    expect(new Set(mail.received.map(({ mail }) => mail.messageId)).size).toBe(2);
    expect(await notedKeys()).toEqual([`closed/${anoraKey}`]);
  });
});

describe('a run that is frozen after its first message, for longer than its lease,', () => {
  const frozenRun = async (services: OutboxServices, meanwhile: () => Promise<void> | void) => {
    const channels = services.channels.map((channel, index) => ({
      ...channel,
      send: async (...args: Parameters<typeof channel.send>) => {
        await channel.send(...args);
        if (index === 0) await meanwhile();
      },
    }));
    await deliver({ ...services, channels }, anoraKey);
  };

  it('notes the message and leaves the others to the next', async () => {
    const { services, clock, sent } = await startOutbox();
    await frozenRun(services, () => clock.setTo(2));
    expect(sent()).toEqual({ ...once, staff: 0, visitor: 0 });
    await sendPending(services);
    expect(sent()).toEqual(once);
  });

  it('sends nothing that another sent meanwhile', async () => {
    const { services, clock, sent } = await startOutbox();
    await frozenRun(services, async () => {
      clock.setTo(2);
      await sendPending(services);
    });
    expect(sent()).toEqual({ ...once, telegram: 2 });
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
    expect(await notedKeys()).toEqual([`closed/${anoraKey}`]);
  });
});

it('a confirmed message is noted although the storage fails for a moment', async () => {
  const { services, clock, sent } = await startOutbox();
  let writes = 0;
  const openStore: OutboxServices['openStore'] = (name) => {
    const store = services.openStore(name);
    const setJSON: BlobStore['setJSON'] = async (...args) => {
      writes++;
      if (writes % 2 === 0) throw new Error('down for a moment');
      return store.setJSON(...args);
    };
    return Object.assign(Object.create(store), { setJSON });
  };
  await deliver({ ...services, openStore }, anoraKey);
  clock.setTo(1);
  await sendPending(services);
  expect(sent()).toEqual(once);
});
