import { expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { createOutboxServices } from '../../../netlify/functions/_shared/outbox/services.ts';
import { recordOnce } from '../../../netlify/functions/_shared/steps/record.ts';
import { type OpenStore, openStore } from '../../../netlify/functions/_shared/store.ts';
import { anora, anoraKey, once, startOutbox, watchLog } from './outbox.ts';

watchLog();

/** Opens stores that record their calls. */
function recordingStores() {
  const calls: string[] = [];
  const open: OpenStore = (name) =>
    new Proxy(openStore(name), {
      get(store, method) {
        const call: unknown = Reflect.get(store, method);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          const [key] = args;
          calls.push(`${name} ${String(method)} ${typeof key === 'string' ? key : ''}`.trim());
          return call.apply(store, args);
        };
      },
    });
  return { open, takeCalls: () => calls.splice(0) };
}

it('a post costs eleven calls of the store, a run with nothing to do two, and once an hour four', async () => {
  const { variables, clock, sent } = await startOutbox({
    ALTCHA_HMAC_KEY: 'a key of the test that is long enough',
  });
  await openStore('submissions').delete(anoraKey);
  const { open, takeCalls } = recordingStores();
  const services = createOutboxServices(variables, { stores: open, now: clock.now });

  await recordOnce({ openStore: open, storageTimeoutMs: 8000 }, anora);
  expect(takeCalls()).toEqual([`submissions setJSON ${anoraKey}`]);
  await deliver(services, anoraKey);
  expect(sent()).toEqual(once);
  expect(takeCalls()).toEqual([
    `submissions get ${anoraKey}`,
    `deliveries set open/${anoraKey}`,
    `deliveries setJSON ${anoraKey}`,
    // The chat, the mails of this hour, then the staff.
    `deliveries setJSON ${anoraKey}`,
    'bot-check getWithMetadata mails/2026-11-21/12',
    'bot-check setJSON mails/2026-11-21/12',
    `deliveries setJSON ${anoraKey}`,
    // The visitor, whose address is claimed for the day.
    expect.stringMatching(/^bot-check setJSON spent\/2026-11-21\/confirmation-/),
    `deliveries setJSON ${anoraKey}`,
    `deliveries delete open/${anoraKey}`,
  ]);

  clock.setTo(5);
  await sendPending(services);
  expect(takeCalls()).toEqual(['deliveries list', 'deliveries setJSON last-run']);
  clock.setTo(60);
  await sendPending(services);
  expect(takeCalls()).toEqual([
    'deliveries list',
    'submissions list',
    'deliveries list',
    'deliveries setJSON last-run',
  ]);
});

it('each scheduled run saves when it ended', async () => {
  const { services, clock } = await startOutbox();
  for (const [minute, at] of [
    [5, '12:05'],
    [7, '12:07'],
  ] as const) {
    clock.setTo(minute);
    await sendPending(services);
    expect(await openStore('deliveries').get('last-run', { type: 'json' })).toEqual({
      at: `2026-11-21T${at}:00.000Z`,
      channels: ['telegram', 'staff', 'visitor'],
    });
  }
});
