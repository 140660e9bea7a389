import { describe, expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  once,
  savedDelivery,
  savedKeys,
  startOutbox,
  store,
  watchLog,
} from './outbox.ts';

watchLog();

describe('a stored form', () => {
  it('is sent to staff, chat and visitor once, however often it is delivered', async () => {
    const { services, sent } = await startOutbox();
    expect(await deliveryOf()).toEqual({ state: 'pending', attempts: 0 });
    await deliver(services, anoraKey);
    await deliver(services, anoraKey);
    await sendPending(services);
    expect(sent()).toEqual(once);
    expect(await deliveryOf()).toEqual({ state: 'delivered', at: '2026-11-21T12:00:00.000Z' });
    expect(await savedKeys()).toEqual([anoraKey]);
  });

  it('is sent by the scheduled function if nothing ran after the reply', async () => {
    const { services, sent } = await startOutbox();
    await sendPending(services);
    expect(sent()).toEqual(once);
  });

  it('is sent by mail when no chat is configured, and to the chat when no mail is', async () => {
    const mail = await startOutbox({ TELEGRAM_BOT_TOKEN: '', TELEGRAM_CHAT_ID: '' });
    await deliver(mail.services, anoraKey);
    expect(mail.sent()).toEqual({ telegram: 0, staff: 1, visitor: 1 });
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });

    const chat = await startOutbox({ SMTP_URL: '' });
    await deliver(chat.services, anoraKey);
    expect(chat.sent()).toEqual({ telegram: 1, staff: 0, visitor: 0 });
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
  });
});

describe('without a channel', () => {
  const none = { SMTP_URL: '', TELEGRAM_BOT_TOKEN: '', TELEGRAM_CHAT_ID: '' };

  it('a form waits a day for one, and then is marked as failed', async () => {
    const { services, clock } = await startOutbox(none);
    await deliver(services, anoraKey);
    clock.setTo(24 * 60 - 1);
    await sendPending(services);
    expect(await savedKeys()).toEqual([]);
    clock.setTo(24 * 60);
    await sendPending(services);
    expect(await deliveryOf()).toEqual({
      state: 'failed',
      at: '2026-11-22T12:00:00.000Z',
      reason: 'no channel',
    });
  });

  it('a form is sent as soon as there is one', async () => {
    const { services, sent, clock } = await startOutbox();
    await sendPending({ ...services, channels: [] });
    clock.setTo(600);
    await sendPending(services);
    expect(sent()).toEqual(once);
  });
});

it('sends what is due for any number of forms', async () => {
  const { services, mail, chat } = await startOutbox();
  const numbers = Array.from({ length: 29 }, (_, index) => 10 + index);
  const form = (number: number) => ({
    ...anora,
    reference: `CAMU-2026-000000${number}`,
    fields: { ...anora.fields, email: `visitor${number}@example.com` },
  });
  await Promise.all(numbers.map((number) => store(form(number))));
  await sendPending(services);
  await sendPending(services);
  expect(chat.received).toHaveLength(30);
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(60);
  expect(mail.received).toHaveLength(60);
});

it('looks for open records in every run, and for forgotten ones once an hour', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.faults = { sender: 451 };
  await deliver(services, anoraKey);
  mail.state.faults = {};
  const other = await store({ ...anora, reference: 'CAMU-2026-00000000' });
  for (const minute of [5, 59]) {
    clock.setTo(minute);
    await sendPending(services);
    expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
    expect(await deliveryOf(other)).toEqual({ state: 'pending', attempts: 0 });
  }
  clock.setTo(64);
  await sendPending(services);
  expect(await deliveryOf(other)).toMatchObject({ state: 'delivered' });
});

describe('a record that is gone', () => {
  it('is not retried', async () => {
    const { services, mail, clock, sent } = await startOutbox();
    mail.state.faults = { greeting: 421 };
    await deliver(services, anoraKey);
    mail.state.faults = {};
    await openStore('submissions').delete(anoraKey);
    clock.setTo(5);
    await sendPending(services);
    expect(sent()).toEqual({ telegram: 1, staff: 0, visitor: 0 });
    expect(await savedKeys()).toEqual([anoraKey]);
  });

  it('is neither sent nor a failure', async () => {
    const { services, sent } = await startOutbox();
    await openStore('submissions').delete(anoraKey);
    await deliver(services, anoraKey);
    expect(sent()).toEqual({ telegram: 0, staff: 0, visitor: 0 });
    expect(await savedKeys()).toEqual([]);
  });
});

it('the saved state contains nothing of the form', async () => {
  const { services, mail } = await startOutbox();
  mail.state.faults = { recipient: () => 550 };
  await deliver(services, anoraKey);
  expect(JSON.stringify(await savedDelivery())).not.toMatch(/Anora|example|9012/);
  expect(await deliveryOf()).toMatchObject({ reason: 'staff: RCPT TO 550, visitor: RCPT TO 550' });
});
