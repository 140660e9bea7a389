import { expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { anoraKey, deliveryOf, once, startOutbox, watchLog } from './outbox.ts';

// schedules.test.ts tries all kinds of orders of sending, saving and failing; this is a real store.
watchLog();

const atOnce = (count: number, run: () => Promise<void>) =>
  Promise.all(Array.from({ length: count }, run));

it('twenty concurrent runs, of both kinds, send each message once', async () => {
  const { services, sent } = await startOutbox();
  await Promise.all([
    atOnce(10, () => deliver(services, anoraKey)),
    atOnce(10, () => sendPending(services)),
  ]);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('twenty concurrent runs after a failure send each message once', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.faults = { sender: 451 };
  await deliver(services, anoraKey);
  mail.state.faults = {};
  clock.setTo(5);
  await atOnce(20, () => sendPending(services));
  expect(sent()).toEqual(once);
});

it('a run that is frozen for longer than its lease saves its message and leaves the others', async () => {
  const { services, clock, sent } = await startOutbox();
  const channels = services.channels.map((channel) => ({
    ...channel,
    send: async (...args: Parameters<typeof channel.send>) => {
      await channel.send(...args);
      clock.setTo(5);
    },
  }));
  await deliver({ ...services, channels }, anoraKey);
  expect(sent()).toEqual({ ...once, staff: 0, visitor: 0 });
  await sendPending(services);
  expect(sent()).toEqual(once);
});
