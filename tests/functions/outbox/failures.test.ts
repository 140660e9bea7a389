import { describe, expect, it } from 'vitest';
import { attempt } from '../../../netlify/functions/_shared/outbox/attempt.ts';
import { deliver } from '../../../netlify/functions/_shared/outbox/deliver.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/outbox-services.ts';
import { sendPending } from '../../../netlify/functions/_shared/outbox/send-pending.ts';
import type { BlobStore } from '../../../netlify/functions/_shared/store.ts';
import { connectUnwellStorage } from '../contract/blobs-store.ts';
import { type Mood, startMailServer } from './mail-server.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  notedKeys,
  once,
  staffAddress,
  startOutbox,
  store,
  underWay,
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
  expect((await underWay()).problems).toMatchObject({ staff: reason });

  mail.state.mood = {};
  await sendPending(services);
  expect(sent().staff).toBe(0);
  clock.setTo(1);
  await sendPending(services);
  clock.setTo(60);
  await sendPending(services);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toEqual({ state: 'delivered', at: '2026-11-21T12:01:00.000Z' });
});

it('a server that is down, then up: once', async () => {
  const { services, sent, mail, clock } = await startOutbox();
  await mail.stop();
  await deliver(services, anoraKey);
  const refused = { reason: 'staff: ECONNREFUSED, visitor: ECONNREFUSED' };
  expect(await deliveryOf()).toMatchObject({ state: 'pending', ...refused });
  await mail.start();
  clock.setTo(1);
  await sendPending(services);
  expect(sent()).toEqual(once);
});

it('a server that takes a mail and never says so gets it again, as the same mail', async () => {
  const { services, mail, clock } = await startOutbox();
  const patience = new AbortController();
  mail.state.mood = { data: () => patience.abort() };
  await attempt(services, anoraKey, patience.signal);
  expect(await deliveryOf()).toMatchObject({ state: 'pending', reason: 'staff: EABORT' });
  mail.state.mood = {};
  clock.setTo(1);
  await sendPending(services);
  const toStaff = mail.received.filter(({ to }) => to.includes(staffAddress));
  expect(toStaff.map(({ mail: { messageId } }) => messageId)).toEqual([
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
    '<CAMU-2026-7G3K9QXB.staff@camu.example>',
  ]);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
});

it.each(['RCPT TO', 'DATA'])('a visitor’s address refused for good at %s is let be', async (at) => {
  const { services, mail, sent } = await startOutbox();
  const isVisitors = (address: string) => address === anora.fields.email;
  mail.state.mood = {
    recipient: (address) => {
      if (at === 'RCPT TO') return isVisitors(address) ? 550 : undefined;
      mail.state.mood.data = isVisitors(address) ? 554 : undefined;
      return undefined;
    },
  };
  await deliver(services, anoraKey);
  expect(sent()).toEqual({ ...once, visitor: 0 });
  expect(await deliveryOf()).toMatchObject({
    state: 'delivered',
    reason: at === 'DATA' ? 'visitor: DATA 554' : 'visitor: RCPT TO 550',
  });
});

it('a visitor’s address that is refused for now is tried again', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.mood = { recipient: (address) => (address === anora.fields.email ? 450 : undefined) };
  await deliver(services, anoraKey);
  expect(sent()).toEqual({ ...once, visitor: 0 });
  mail.state.mood = {};
  clock.setTo(1);
  await sendPending(services);
  expect(sent()).toEqual(once);
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

it('a visitor who could not be told in a day is no failure to tell the staff', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.mood = { recipient: (address) => (address === anora.fields.email ? 450 : undefined) };
  await deliver(services, anoraKey);
  clock.setTo(24 * 60);
  await sendPending(services);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: 'visitor: RCPT TO 450' });
});

it('a chat that is down holds up no mail, and its token stays secret', async () => {
  const { services, chat, sent } = await startOutbox();
  chat.stop();
  await deliver(services, anoraKey);
  expect(sent()).toEqual({ ...once, telegram: 0 });
  expect(await deliveryOf()).toMatchObject({ reason: 'telegram: ECONNREFUSED' });
});

describe('a chat that', () => {
  it.each([
    ['asks to wait', 429, 'HTTP 429'],
    ['knows no such bot', 401, 'HTTP 401'],
    ['is broken', 500, 'HTTP 500'],
    ['hangs', 'silent', 'TimeoutError'],
  ] as const)('%s holds up no mail, and is told once it is well', async (_, status, problem) => {
    const { services, impatient, chat, clock, sent } = await startOutbox();
    chat.state.status = status;
    const [first] = status === 'silent' ? impatient.channels : services.channels;
    if (first?.kind !== 'telegram') throw new Error('the chat does not come first');
    const channels = [first, ...services.channels.slice(1)];
    await deliver({ ...services, channels }, anoraKey);
    expect(sent()).toEqual({ ...once, telegram: 0 });
    expect(await deliveryOf()).toMatchObject({ reason: `telegram: ${problem}` });
    chat.state.status = 200;
    clock.setTo(1);
    await sendPending(services);
    expect(sent()).toEqual(once);
  });
});

it('tries with growing pauses for a day, and marks the form then', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.mood = { greeting: 421 };
  const minuteDue = async () =>
    (Date.parse((await underWay()).due) - Date.parse(anora.receivedAt)) / 60_000;
  await deliver(services, anoraKey);
  const attempts = [];
  while ((await deliveryOf()).state === 'pending') {
    const due = await minuteDue();
    attempts.push(due);
    clock.setTo(due - 1);
    await sendPending(services);
    expect((await underWay()).attempts).toBe(attempts.length);
    clock.setTo(due);
    await sendPending(services);
  }
  expect(attempts).toEqual([1, 6, 21, 81, 261, 621, 981, 1341, 24 * 60]);
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

it.each([
  ['is down', 500],
  ['hangs', undefined],
])('a storage that %s sends nothing, and the run after the reply ends', async (_, status) => {
  const { services, sent } = await startOutbox();
  await connectUnwellStorage((_request, response) => {
    if (status) response.writeHead(status).end();
  });
  await deliver({ ...services, patience: 100 }, anoraKey);
  const limits = { lastStart: 50, end: 100, notes: 50 };
  await expect(sendPending(services, limits)).rejects.toThrow();
  expect(sent()).toEqual({ telegram: 0, staff: 0, visitor: 0 });
});

/** The services on a store that leaves out of its answers what proves them. */
function unproven(services: OutboxServices): OutboxServices {
  return {
    ...services,
    openStore: (name) => {
      const store = services.openStore(name);
      const withoutETag = async <Answer>(answer: Promise<Answer>) =>
        (await answer) && { ...(await answer), etag: undefined };
      return Object.assign(Object.create(store), {
        setJSON: async () => ({ modified: true }),
        getWithMetadata: (...args: Parameters<BlobStore['getWithMetadata']>) =>
          withoutETag(store.getWithMetadata(...args)),
      });
    },
  };
}

it('a storage that proves neither what it reads nor what it writes sends nothing', async () => {
  const { services, clock, mail, chat, sent } = await startOutbox();
  await deliver(unproven(services), anoraKey);
  expect(await notedKeys()).toEqual([]);

  mail.state.mood = { sender: 451 };
  chat.state.status = 500;
  await deliver(services, anoraKey);
  mail.state.mood = {};
  chat.state.status = 200;
  clock.setTo(1);
  await sendPending(unproven(services));
  expect(sent()).toEqual({ telegram: 0, staff: 0, visitor: 0 });
  await sendPending(services);
  expect(sent()).toEqual(once);
});

it('the scheduled function ends in its time, whatever hangs, and the next one goes on', async () => {
  const { services, clock, mail, chat } = await startOutbox();
  const references = Array.from({ length: 9 }, (_, index) => `CAMU-2026-0000000${index}`);
  const keys = await Promise.all(references.map((reference) => store({ ...anora, reference })));
  mail.state.mood = { data: () => undefined };
  await sendPending(services, { lastStart: 300, end: 600, notes: 3000 });
  const deliveries = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['pending']));
  mail.state.mood = {};
  clock.setTo(1);
  await sendPending(services);
  expect(new Set(chat.received.map(({ body }) => JSON.stringify(body))).size).toBe(10);
  const ended = await Promise.all(keys.map((key) => deliveryOf(key)));
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['delivered']));
});
