import { expect, it } from 'vitest';
import { announceRefusedFiles } from '../../../netlify/functions/_shared/outbox/digest.ts';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import type { letterFields } from '../contract/contact-posts.ts';
import { anora, deliveryOf, staffAddress, startOutbox, store, watchLog } from './outbox.ts';

watchLog();

/** A checked form of a visitor of its own. */
const form = (number: number, fields: Partial<typeof letterFields> = {}) => ({
  ...anora,
  reference: `CAMU-2026-0000000${number}`,
  fields: { ...anora.fields, email: `visitor${number}@example.com`, ...fields },
});
const count = (mails: { to: string[] }[], address: string) =>
  mails.filter(({ to }) => to.includes(address)).length;

/** An outbox whose mails of the first hour are used up by two forms, and the keys of more. */
async function flood(more: ReturnType<typeof form>[], variables = {}) {
  const outbox = await startOutbox({ MAILS_PER_HOUR: '4', ...variables });
  for (const one of [form(1), form(2)]) await deliver(outbox.services, await store(one));
  const keys = [];
  for (const one of more) {
    const key = await store(one);
    await deliver(outbox.services, key);
    keys.push(key);
  }
  return { ...outbox, keys };
}

it('above the mails of an hour, staff get one for all others once it is over, and visitors none', async () => {
  const { services, mail, chat, clock, keys } = await flood([form(3), form(4), form(5)]);
  expect(count(mail.received, staffAddress)).toBe(2);
  expect(mail.received).toHaveLength(4);
  expect(chat.received).toHaveLength(5);
  for (const key of keys) {
    expect(await deliveryOf(key)).toMatchObject({
      state: 'delivered',
      reason: 'staff: in the digest, visitor: too many mails',
    });
  }
  clock.setTo(59);
  await sendPending(services);
  expect(count(mail.received, staffAddress)).toBe(2);

  mail.received.length = 0;
  await openStore('submissions').delete('contact/7G3K9QXB');
  clock.setTo(60);
  await sendPending(services);
  const [digest, ...others] = mail.received;
  expect(others).toEqual([]);
  expect(digest?.to).toEqual([staffAddress]);
  expect(digest?.mail.subject).toBe('Bir soatda juda koʻp murojaat: 3 ta (soat 17:00–18:00)');
  for (const number of [3, 4, 5]) {
    expect(digest?.mail.text).toContain(
      `Saytdan xabar — Anora Yoʻldosheva (CAMU-2026-0000000${number}), +998 90 123 45 67, visitor${number}@example.com\n`,
    );
  }
  for (const minute of [65, 120, 125, 180]) {
    clock.setTo(minute);
    await sendPending(services);
  }
  expect(mail.received).toHaveLength(1);
  expect((await openStore('deliveries').list({ prefix: 'digests/' })).blobs).toEqual([]);
});

it('the next hour has mails of its own', async () => {
  const { services, mail, clock } = await flood([form(3)]);
  clock.setTo(60);
  await deliver(services, await store(form(4)));
  const visitors = [3, 4].map((number) => count(mail.received, `visitor${number}@example.com`));
  expect(visitors).toEqual([0, 1]);
});

it('each of the staff only learns of what is for them', async () => {
  const rector = { topic: 'rector', topicTitle: 'Rektorga murojaat' };
  const { services, mail, clock } = await flood([form(3), form(4, rector)], {
    MAIL_TO_RECTOR: 'rektor@camu.example',
  });
  mail.received.length = 0;
  await openStore('submissions').delete('contact/7G3K9QXB');
  clock.setTo(60);
  await sendPending(services);
  const texts = mail.received.map(({ to, mail: { text } }) => [to, text?.match(/CAMU-\S+(?=\))/g)]);
  expect(texts).toEqual([
    [[staffAddress], ['CAMU-2026-00000003']],
    [['rektor@camu.example'], ['CAMU-2026-00000004']],
  ]);
});

it('an address that refuses mail keeps the digest from nobody else, who gets it once', async () => {
  const rector = { topic: 'rector', topicTitle: 'Rektorga murojaat' };
  const { services, mail, clock } = await flood([form(3, rector), form(4)], {
    MAIL_TO_RECTOR: 'rektor@camu.example',
  });
  await openStore('submissions').delete('contact/7G3K9QXB');
  mail.state.faults = { recipient: (address) => (/rektor/.test(address) ? 550 : undefined) };
  mail.received.length = 0;
  const digestsAt = async (minute: number) => {
    clock.setTo(minute);
    await sendPending(services);
    return mail.received
      .splice(0)
      .map(({ to, mail: { text } }) => [...to, ...(text?.match(/CAMU-\S+(?=\))/g) ?? [])]);
  };
  expect(await digestsAt(60)).toEqual([[staffAddress, 'CAMU-2026-00000004']]);
  expect(await digestsAt(120)).toEqual([]);
  mail.state.faults = {};
  expect(await digestsAt(180)).toEqual([['rektor@camu.example', 'CAMU-2026-00000003']]);
});

it('a digest that could not be sent is sent in the next hour', async () => {
  const { services, mail, clock } = await flood([form(3)]);
  mail.received.length = 0;
  await openStore('submissions').delete('contact/7G3K9QXB');
  mail.state.faults = { greeting: 421 };
  clock.setTo(60);
  await sendPending(services);
  mail.state.faults = {};
  clock.setTo(120);
  await sendPending(services);
  expect(mail.received.map(({ mail: { subject } }) => subject)).toEqual([
    'Bir soatda juda koʻp murojaat: 1 ta (soat 17:00–18:00)',
  ]);
  expect(mail.received[0]?.mail.text).toContain('2026-11-21');
});

it('a digest also says that files are refused, whether more forms or the refusal came first', async () => {
  const { services, mail, clock } = await flood([form(3)]);
  await announceRefusedFiles(openStore, clock.now());
  await deliver(services, await store(form(4)));
  mail.received.length = 0;
  await openStore('submissions').delete('contact/7G3K9QXB');
  clock.setTo(60);
  await sendPending(services);
  const [digest, ...others] = mail.received;
  expect(others).toEqual([]);
  expect(digest?.mail.text).toMatch(
    /CAMU-2026-00000003.*CAMU-2026-00000004.*chegaradan koʻp fayl/s,
  );
});
