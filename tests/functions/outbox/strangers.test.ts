import { expect, it, vi } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { sweep, sweepServices } from '../../../netlify/functions/_shared/retention/sweep.ts';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { anora as posted } from '../contract/contact-posts.ts';
import { anora, deliveryOf, staffAddress, startOutbox, store, watchLog } from './outbox.ts';
import { startSite } from './site.ts';

watchLog();

const stranger = 'stranger@bank.example';

const to = (address: string, { mail }: Pick<Awaited<ReturnType<typeof startOutbox>>, 'mail'>) =>
  mail.received.filter(({ to }) => to.includes(address));

/** A stored form; `number` makes its reference. */
const form = (number: number, email: string, changes: Partial<typeof anora> = {}) => ({
  ...anora,
  ...changes,
  reference: `CAMU-2026-0000000${number}`,
  fields: { ...anora.fields, email },
});

it('five posts without a token send a stranger no mail', async () => {
  const site = await startSite();
  for (let count = 0; count < 5; count++) await site.post({ ...posted, email: stranger });
  expect(to(stranger, site)).toEqual([]);
});

it('two posts of a person on one day send one confirmation, and both to the staff', async () => {
  const site = await startSite();
  const replies = [];
  for (let count = 0; count < 2; count++) {
    const botToken = await site.botToken();
    replies.push(await site.post({ ...posted, email: stranger, botToken }));
  }
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(to(stranger, site).map(({ mail: { messageId } }) => messageId)).toEqual([
    `<${replies[0]?.body.reference}.visitor@camu.example>`,
  ]);
  expect(to('qabul@camu.example', site)).toHaveLength(2);
});

it('an unchecked form is only sent to the staff and the chat', async () => {
  const outbox = await startOutbox();
  const key = await store(form(1, stranger, { botCheck: 'unknown' }));
  await deliver(outbox.services, key);
  expect(to(stranger, outbox)).toEqual([]);
  expect([outbox.sent().staff, outbox.chat.received.length]).toEqual([1, 1]);
  expect(await deliveryOf(key)).toMatchObject({ state: 'delivered', reason: undefined });
});

it('spellings of one mailbox are one address, other days and mailboxes are not', async () => {
  const outbox = await startOutbox();
  const tomorrow = { receivedAt: '2026-11-22T00:00:00.000Z' };
  const forms = [
    form(1, 'Anora@bank.example'),
    form(2, 'anora+2@bank.example'),
    form(3, 'anora@bank.example'),
    form(4, 'bahor@bank.example'),
    form(5, 'anora@bank.example', tomorrow),
    form(6, 'Anora.Y@gmail.com'),
    form(7, 'an.oray@googlemail.com'),
  ];
  for (const one of forms) await deliver(outbox.services, await store(one));
  const visitors = outbox.mail.received.flatMap(({ to }) => to).filter((it) => it !== staffAddress);
  expect(visitors).toEqual([
    'Anora@bank.example',
    'bahor@bank.example',
    'anora@bank.example',
    'Anora.Y@gmail.com',
  ]);
  expect(await deliveryOf('contact/00000002')).toMatchObject({
    state: 'delivered',
    reason: 'visitor: not the first today',
  });
});

it('a confirmation that could not be sent is retried, and no other is sent instead', async () => {
  const outbox = await startOutbox();
  const { services, mail, clock } = outbox;
  mail.state.faults = { recipient: (address) => (address === stranger ? 450 : undefined) };
  const first = await store(form(1, stranger));
  await deliver(services, first);
  mail.state.faults = {};
  await deliver(services, await store(form(2, stranger)));
  expect(to(stranger, outbox)).toEqual([]);
  clock.setTo(24 * 60);
  await sendPending(services);
  expect(to(stranger, outbox).map(({ mail }) => mail.messageId)).toEqual([
    '<CAMU-2026-00000001.visitor@camu.example>',
  ]);
});

it('the stored claim doesn’t reveal the address, and is deleted after two days', async () => {
  const { services, clock } = await startOutbox();
  await deliver(services, await store(form(1, stranger)));
  const kept = async () => listKeys(openStore('bot-check'), 'spent/');
  const [key, ...others] = await kept();
  expect(others).toEqual([]);
  expect(key).toMatch(/^spent\/2026-11-21\/confirmation-[0-9a-f]{64}$/);
  expect(await openStore('bot-check').get(String(key))).not.toMatch(/stranger|bank/);
  for (const [days, left] of [
    [2, 1],
    [3, 0],
  ] as const) {
    vi.spyOn(console, 'log').mockImplementationOnce(() => undefined);
    clock.setTo(days * 24 * 60);
    await sweep({ ...sweepServices, now: clock.now });
    expect(await kept()).toHaveLength(left);
  }
});
