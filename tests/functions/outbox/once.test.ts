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

/** The services with something done before each write of the store. */
function writing(services: OutboxServices, first: () => Promise<void>): OutboxServices {
  return {
    ...services,
    openStore: (name) => {
      const store = services.openStore(name);
      const setJSON: BlobStore['setJSON'] = async (...args) => {
        await first();
        return store.setJSON(...args);
      };
      return Object.assign(Object.create(store), { setJSON });
    },
  };
}

/** The services with something done in the first channel, before or after its message is sent. */
function sending(
  services: OutboxServices,
  { before, after }: { before?: () => Promise<void> | void; after?: () => Promise<void> | void },
): OutboxServices {
  const channels = services.channels.map((channel, index) => {
    const send: typeof channel.send = async (...args) => {
      await before?.();
      await channel.send(...args);
      await after?.();
    };
    return index === 0 ? { ...channel, send } : channel;
  });
  return { ...services, channels };
}

it('a run that begins while another is sending sends nothing', async () => {
  const { services, sent } = await startOutbox();
  const others = async () => {
    await deliver(services, anoraKey);
    await sendPending(services);
  };
  await deliver(sending(services, { before: others }), anoraKey);
  expect(sent()).toEqual(once);
});

describe.each(['first', 'second'])('of two runs that take the lease of a %s attempt', (attempt) => {
  const start = async () => {
    const outbox = await startOutbox();
    if (attempt === 'first') return outbox;
    outbox.mail.state.mood = { sender: 451 };
    outbox.chat.state.status = 500;
    await deliver(outbox.services, anoraKey);
    outbox.mail.state.mood = {};
    outbox.chat.state.status = 200;
    outbox.clock.setTo(1);
    return outbox;
  };

  it('the one that writes while the other is sending does not get it', async () => {
    const { services, sent } = await start();
    const [hasRead, otherSends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = deliver(
      writing(services, () => {
        hasRead.resolve();
        return otherSends.promise;
      }),
      anoraKey,
    );
    await hasRead.promise;
    const before = () => {
      otherSends.resolve();
      return late;
    };
    await deliver(sending(services, { before }), anoraKey);
    expect(sent()).toEqual(once);
  });

  it('the one that writes when the other is done sends nothing', async () => {
    const { services, sent } = await start();
    const other = Promise.withResolvers<void>();
    const late = writing(services, () => {
      deliver(services, anoraKey).then(other.resolve);
      return other.promise;
    });
    await deliver(late, anoraKey);
    expect(sent()).toEqual(once);
    expect(await notedKeys()).toEqual([`closed/${anoraKey}`]);
  });
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
  it('notes the message and leaves the others to the next', async () => {
    const { services, clock, sent } = await startOutbox();
    await deliver(sending(services, { after: () => clock.setTo(2) }), anoraKey);
    expect(sent()).toEqual({ ...once, staff: 0, visitor: 0 });
    await sendPending(services);
    expect(sent()).toEqual(once);
  });

  it('sends nothing that another sent meanwhile', async () => {
    const { services, clock, sent } = await startOutbox();
    const after = async () => {
      clock.setTo(2);
      await sendPending(services);
    };
    await deliver(sending(services, { after }), anoraKey);
    expect(sent()).toEqual({ ...once, telegram: 2 });
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
    expect(await notedKeys()).toEqual([`closed/${anoraKey}`]);
  });
});

it('a confirmed message is noted although the storage fails for a moment', async () => {
  const { services, clock, sent } = await startOutbox();
  let writes = 0;
  const shaky = writing(services, async () => {
    writes++;
    if (writes % 2 === 0) throw new Error('down for a moment');
  });
  await deliver(shaky, anoraKey);
  clock.setTo(1);
  await sendPending(services);
  expect(sent()).toEqual(once);
});
