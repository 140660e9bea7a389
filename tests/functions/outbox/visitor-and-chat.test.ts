import { describe, expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { anora, anoraKey, deliveryOf, once, startOutbox, watchLog } from './outbox.ts';

watchLog();

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
  clock.setTo(5);
  await sendPending(services);
  expect(sent()).toEqual(once);
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
    clock.setTo(5);
    await sendPending(services);
    expect(sent()).toEqual(once);
  });
});
