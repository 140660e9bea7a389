import { expect, it } from 'vitest';
import { attemptDelivery } from '../../../netlify/functions/_shared/outbox/attempt.ts';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { type Mood, startMailServer } from './mail-server.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  noted,
  once,
  staffAddress,
  startOutbox,
  store,
  watchLog,
} from './outbox.ts';

watchLog();

const refusesStaff = (code: number) => (address: string) =>
  address === staffAddress ? code : undefined;

const unwell: [string, string, Mood][] = [
  ['says nothing', 'ETIMEDOUT', { greeting: 'silent' }],
  ['is busy', 'CONN 421', { greeting: 421 }],
  ['takes no sender for now', 'MAIL FROM 451', { sender: 451 }],
  ['takes the sender never', 'MAIL FROM 550', { sender: 550 }],
  ['takes the staff’s mail for now not', 'RCPT TO 450', { recipient: refusesStaff(450) }],
  ['takes the staff’s mail never', 'RCPT TO 550', { recipient: refusesStaff(550) }],
  ['takes no letter for now', 'DATA 451', { data: 451 }],
];

it.each(unwell)('a server that %s (%s), then does: once', async (_, reason, mood) => {
  const { services, impatient, mail, clock, sent } = await startOutbox();
  mail.state.mood = mood;
  await deliver(mood.greeting === 'silent' ? impatient : services, anoraKey);
  expect(sent().staff).toBe(0);
  expect(await deliveryOf()).toMatchObject({ state: 'pending', attempts: 1 });
  expect((await noted()).problems).toMatchObject({ staff: reason });

  mail.state.mood = {};
  await sendPending(services);
  expect(sent().staff).toBe(0);
  clock.setTo(5);
  await sendPending(services);
  clock.setTo(60);
  await sendPending(services);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toEqual({ state: 'delivered', at: '2026-11-21T12:05:00.000Z' });
});

it('a server that is down, then up: once', async () => {
  const { services, sent, mail, clock } = await startOutbox();
  await mail.stop();
  await deliver(services, anoraKey);
  const refused = { reason: 'staff: ECONNREFUSED, visitor: ECONNREFUSED' };
  expect(await deliveryOf()).toMatchObject({ state: 'pending', ...refused });
  await mail.start();
  clock.setTo(5);
  await sendPending(services);
  expect(sent()).toEqual(once);
});

it('a server that takes a mail and never says so gets it again, as the same mail', async () => {
  const { services, mail, clock } = await startOutbox();
  const patience = new AbortController();
  mail.state.mood = { data: () => patience.abort() };
  await attemptDelivery(services, anoraKey, patience.signal);
  expect(await deliveryOf()).toMatchObject({ state: 'pending', reason: 'staff: EABORT' });
  mail.state.mood = {};
  clock.setTo(5);
  await sendPending(services);
  const toStaff = mail.received.filter(({ to }) => to.includes(staffAddress));
  expect(toStaff.map(({ mail: { messageId } }) => messageId)).toEqual([
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
  ]);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('mail that one of the staff’s addresses takes is confirmed', async () => {
  const { services, mail, sent } = await startOutbox({
    MAIL_TO: `gone@b.example, ${staffAddress}`,
  });
  mail.state.mood = { recipient: (address) => (address === 'gone@b.example' ? 550 : undefined) };
  await deliver(services, anoraKey);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('tries with growing pauses for a day, and marks the form then', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.mood = { greeting: 421 };
  const minuteDue = async () =>
    (Date.parse((await noted()).nextAt) - Date.parse(anora.receivedAt)) / 60_000;
  await deliver(services, anoraKey);
  const attempts = [];
  while ((await deliveryOf()).state === 'pending') {
    const due = await minuteDue();
    attempts.push(due);
    clock.setTo(due - 1);
    await sendPending(services);
    expect((await noted()).attempts).toBe(attempts.length);
    clock.setTo(due);
    await sendPending(services);
  }
  expect(attempts).toEqual([4, 18, 77, 256, 615, 974, 1333, 24 * 60]);
  expect(await deliveryOf()).toEqual({
    state: 'failed',
    at: '2026-11-22T12:00:00.000Z',
    reason: 'staff: CONN 421, visitor: CONN 421',
  });
  mail.state.mood = {};
  clock.setTo(30 * 24 * 60);
  await sendPending(services);
  expect(mail.received).toEqual([]);
});

it('is delivered to the staff at the day’s end, if the server is well by then', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.mood = { greeting: 421 };
  await deliver(services, anoraKey);
  mail.state.mood = {};
  clock.setTo(48 * 60);
  await sendPending(services);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('a server that refuses the password is tried for a day; neither log nor note tell it', async () => {
  const strict = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => callback(new Error(`not ${password}`)),
  });
  const SMTP_URL = strict.url.replace('//', '//camu:SECRET-word@');
  const { services, clock } = await startOutbox({ SMTP_URL });
  await deliver(services, anoraKey);
  const reason = 'staff: AUTH PLAIN 535, visitor: AUTH PLAIN 535';
  expect(await deliveryOf()).toMatchObject({ state: 'pending', reason });
  clock.setTo(24 * 60);
  await sendPending(services);
  expect(await deliveryOf()).toMatchObject({ state: 'failed', reason });
});

it('the scheduled function ends in its time, whatever hangs, and the next one goes on', async () => {
  const { services, clock, mail, chat } = await startOutbox();
  const references = Array.from({ length: 9 }, (_, index) => `CAMU-2026-0000000${index}`);
  const keys = await Promise.all(references.map((reference) => store({ ...anora, reference })));
  mail.state.mood = { data: () => undefined };
  await sendPending(services, { lastStartMs: 300, endMs: 600, saveMs: 3000 });
  const deliveries = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['pending']));
  mail.state.mood = {};
  clock.setTo(5);
  await sendPending(services);
  expect(new Set(chat.received.map(({ body }) => JSON.stringify(body))).size).toBe(10);
  const ended = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['delivered']));
});
