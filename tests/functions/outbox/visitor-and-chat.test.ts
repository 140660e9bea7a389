import { describe, expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { anora, anoraKey, deliveryOf, once, startOutbox, watchLog } from './outbox.ts';

watchLog();

it.each(['RCPT TO', 'DATA'])(
  'a visitor’s address that is rejected permanently at %s is told to the staff, not retried',
  async (at) => {
    const { services, mail, sent } = await startOutbox();
    const isVisitors = (address: string) => address === anora.fields.email;
    mail.state.faults = {
      recipient: (address) => {
        if (at === 'RCPT TO') return isVisitors(address) ? 550 : undefined;
        mail.state.faults.data = isVisitors(address) ? 554 : undefined;
        return undefined;
      },
    };
    await deliver(services, anoraKey);
    expect(sent()).toEqual({ ...once, staff: 2, visitor: 0 });
    const [form, note] = mail.received;
    expect(note?.mail.subject).toBe(
      'Elektron pochta manzili ishlamayapti: Saytdan xabar — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB)',
    );
    expect(note?.mail.text).toContain('Qoʻngʻiroq qilish: +998 90 123 45 67');
    expect(note?.mail.messageId).toBe('<CAMU-2026-7G3K9QXB.refused@camu.example>');
    expect(note?.mail.references).toBe(form?.mail.references);
    expect(await deliveryOf()).toMatchObject({
      state: 'delivered',
      reason: at === 'DATA' ? 'visitor: DATA 554' : 'visitor: RCPT TO 550',
    });
  },
);

it('a note to the staff that could not be sent is sent later', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.faults = {
    recipient: (address) => {
      if (address !== anora.fields.email) return undefined;
      mail.state.faults.sender = 451;
      return 550;
    },
  };
  await deliver(services, anoraKey);
  expect(sent()).toEqual({ ...once, visitor: 0 });
  mail.state.faults = {
    recipient: (address) => (address === anora.fields.email ? 550 : undefined),
  };
  clock.setTo(5);
  await sendPending(services);
  expect(sent()).toEqual({ ...once, staff: 2, visitor: 0 });
  expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: 'visitor: RCPT TO 550' });
});

it('a visitor’s address that is rejected for now is retried', async () => {
  const { services, mail, clock, sent } = await startOutbox();
  mail.state.faults = {
    recipient: (address) => (address === anora.fields.email ? 450 : undefined),
  };
  await deliver(services, anoraKey);
  expect(sent()).toEqual({ ...once, visitor: 0 });
  mail.state.faults = {};
  clock.setTo(5);
  await sendPending(services);
  expect(sent()).toEqual(once);
});

it('a visitor who can’t be reached in a day doesn’t make the delivery a failure', async () => {
  const { services, mail, clock } = await startOutbox();
  mail.state.faults = {
    recipient: (address) => (address === anora.fields.email ? 450 : undefined),
  };
  await deliver(services, anoraKey);
  clock.setTo(24 * 60);
  await sendPending(services);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: 'visitor: RCPT TO 450' });
});

it('a chat that is down delays no mail, and its token stays secret', async () => {
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
  ] as const)(
    '%s delays no mail, and gets its message once it works',
    async (_, status, problem) => {
      const { services, shortTimeouts, chat, clock, sent } = await startOutbox();
      chat.state.status = status;
      const [first] = status === 'silent' ? shortTimeouts.channels : services.channels;
      if (first?.kind !== 'telegram') throw new Error('the chat is not the first channel');
      const channels = [first, ...services.channels.slice(1)];
      await deliver({ ...services, channels }, anoraKey);
      expect(sent()).toEqual({ ...once, telegram: 0 });
      expect(await deliveryOf()).toMatchObject({ reason: `telegram: ${problem}` });
      chat.state.status = 200;
      clock.setTo(5);
      await sendPending(services);
      expect(sent()).toEqual(once);
    },
  );
});
