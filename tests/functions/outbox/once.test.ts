import { describe, expect, it } from 'vitest';
import { deliver } from '../../../netlify/functions/_shared/outbox/deliver.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/outbox-services.ts';
import { sendPending } from '../../../netlify/functions/_shared/outbox/send-pending.ts';
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
  clock.setTo(5);
  await atOnce(20, () => sendPending(services));
  expect(sent()).toEqual(once);
});

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

describe('a run that is frozen after its first message, for longer than its claim,', () => {
  it('notes the message and leaves the others to the next', async () => {
    const { services, clock, sent } = await startOutbox();
    await deliver(sending(services, { after: () => clock.setTo(5) }), anoraKey);
    expect(sent()).toEqual({ ...once, staff: 0, visitor: 0 });
    await sendPending(services);
    expect(sent()).toEqual(once);
  });

  it('sends nothing that another sent meanwhile', async () => {
    const { services, clock, sent } = await startOutbox();
    const after = async () => {
      clock.setTo(5);
      await sendPending(services);
    };
    await deliver(sending(services, { after }), anoraKey);
    expect(sent()).toEqual({ ...once, telegram: 2 });
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
    expect(await notedKeys()).toEqual([anoraKey]);
  });
});
