import { expect, it } from 'vitest';
import { attemptDelivery } from '../../../netlify/functions/_shared/outbox/attempt.ts';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { type Faults, startMailServer } from './mail-server.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  once,
  savedDelivery,
  staffAddress,
  startOutbox,
  store,
  watchLog,
} from './outbox.ts';

watchLog();

const rejectsStaff = (code: number) => (address: string) =>
  address === staffAddress ? code : undefined;

const faulty: [string, string, Faults][] = [
  ['never answers', 'ETIMEDOUT', { greeting: 'silent' }],
  ['is busy', 'CONN 421', { greeting: 421 }],
  ['rejects the sender for now', 'MAIL FROM 451', { sender: 451 }],
  ['rejects the sender permanently', 'MAIL FROM 550', { sender: 550 }],
  ['rejects the staff’s address for now', 'RCPT TO 450', { recipient: rejectsStaff(450) }],
  ['rejects the staff’s address permanently', 'RCPT TO 550', { recipient: rejectsStaff(550) }],
  ['rejects the mail for now', 'DATA 451', { data: 451 }],
];

it.each(faulty)(
  'a server that %s (%s) gets each message once after that',
  async (_, reason, faults) => {
    const { services, shortTimeouts, mail, clock, sent } = await startOutbox();
    mail.state.faults = faults;
    await deliver(faults.greeting === 'silent' ? shortTimeouts : services, anoraKey);
    expect(sent().staff).toBe(0);
    expect(await deliveryOf()).toMatchObject({ state: 'pending', attempts: 1 });
    expect((await savedDelivery()).problems).toMatchObject({ staff: reason });

    mail.state.faults = {};
    await sendPending(services);
    expect(sent().staff).toBe(0);
    clock.setTo(5);
    await sendPending(services);
    clock.setTo(60);
    await sendPending(services);
    expect(sent()).toEqual(once);
    expect(await deliveryOf()).toEqual({ state: 'delivered', at: '2026-11-21T12:05:00.000Z' });
  },
);

it('a server that was down gets each message once', async () => {
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

it('a server that accepts a mail without confirming it gets it again with the same Message-ID', async () => {
  const { services, mail, clock } = await startOutbox();
  const abort = new AbortController();
  mail.state.faults = { data: () => abort.abort() };
  await attemptDelivery(services, anoraKey, abort.signal);
  expect(await deliveryOf()).toMatchObject({ state: 'pending', reason: 'staff: EABORT' });
  mail.state.faults = {};
  clock.setTo(5);
  await sendPending(services);
  const toStaff = mail.received.filter(({ to }) => to.includes(staffAddress));
  expect(toStaff.map(({ mail: { messageId } }) => messageId)).toEqual([
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
  ]);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('mail that one of the staff’s addresses accepts is confirmed', async () => {
  const { services, mail, sent } = await startOutbox({
    MAIL_TO: `gone@b.example, ${staffAddress}`,
  });
  mail.state.faults = { recipient: (address) => (address === 'gone@b.example' ? 550 : undefined) };
  await deliver(services, anoraKey);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('retries with growing delays for a day, and then marks the form as failed', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.faults = { greeting: 421 };
  const minuteDue = async () =>
    (Date.parse((await savedDelivery()).nextAt) - Date.parse(anora.receivedAt)) / 60_000;
  await deliver(services, anoraKey);
  const attempts = [];
  while ((await deliveryOf()).state === 'pending') {
    const due = await minuteDue();
    attempts.push(due);
    clock.setTo(due - 1);
    await sendPending(services);
    expect((await savedDelivery()).attempts).toBe(attempts.length);
    clock.setTo(due);
    await sendPending(services);
  }
  expect(attempts).toEqual([4, 18, 77, 256, 615, 974, 1333, 24 * 60]);
  expect(await deliveryOf()).toEqual({
    state: 'failed',
    at: '2026-11-22T12:00:00.000Z',
    reason: 'staff: CONN 421, visitor: CONN 421',
  });
  mail.state.faults = {};
  clock.setTo(30 * 24 * 60);
  await sendPending(services);
  expect(mail.received).toEqual([]);
});

it('delivers with the last attempt if the server works by then', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.faults = { greeting: 421 };
  await deliver(services, anoraKey);
  mail.state.faults = {};
  clock.setTo(48 * 60);
  await sendPending(services);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it('a server that rejects the password is retried for a day; neither log nor state contain it', async () => {
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

it('the scheduled function ends in time, whatever hangs, and the next run continues', async () => {
  const { services, clock, mail, chat } = await startOutbox();
  const references = Array.from({ length: 9 }, (_, index) => `CAMU-2026-0000000${index}`);
  const keys = await Promise.all(references.map((reference) => store({ ...anora, reference })));
  mail.state.faults = { data: () => undefined };
  await sendPending(services, { lastStartMs: 300, endMs: 600, saveMs: 3000 });
  const deliveries = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['pending']));
  mail.state.faults = {};
  clock.setTo(5);
  await sendPending(services);
  expect(new Set(chat.received.map(({ body }) => JSON.stringify(body))).size).toBe(10);
  const ended = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['delivered']));
});
