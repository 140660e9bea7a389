import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { startBlobs } from '../../../tools/local-platform/blobs.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { anora, anoraKey, deliveryOf, once, startOutbox, store } from '../outbox/outbox.ts';
import { runInbox } from './command.ts';

const day = 24 * 60;

/** An outbox whose mail server was down for a day, and the command on its store. */
async function failedOutbox() {
  vi.spyOn(console, 'error').mockReturnValue();
  const outbox = await startOutbox();
  const folder = temporaryFolder();
  const blobs = await startBlobs(join(folder, 'blobs'));
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs.context);
  await store(anora);
  outbox.mail.state.faults = { greeting: 421 };
  await deliver(outbox.services, anoraKey);
  outbox.clock.setTo(day);
  await sendPending(outbox.services);
  expect(await deliveryOf()).toMatchObject({ state: 'failed' });
  outbox.mail.state.faults = {};
  const run = (...args: string[]) => runInbox([...args, '--store', folder]);
  return { ...outbox, run, close: blobs.close };
}

it('sends what failed again, and nothing that was sent', async () => {
  const { services, clock, sent, run, close } = await failedOutbox();
  expect(await listKeys(openStore('deliveries'), 'failed/')).toEqual([`failed/${anoraKey}`]);
  clock.setTo(3 * day);
  vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
  expect(await run('retry')).toEqual({
    status: 0,
    stdout: '1 submissions on this machine are sent again within five minutes.\n',
    stderr: '',
  });
  vi.useRealTimers();
  expect(await listKeys(openStore('deliveries'), 'failed/')).toEqual([]);
  clock.setTo(3 * day + 5);
  await sendPending(services);
  expect(sent()).toEqual(once);
  expect(await deliveryOf()).toMatchObject({ state: 'delivered' });
  expect((await run('retry')).stdout).toContain('0 submissions');
  expect(await run('retry', '7g3k9qxb')).toMatchObject({
    status: 1,
    stderr: 'No message about 7G3K9QXB has failed.\n',
  });
  await close();
});

it('tries again for a day', async () => {
  const { services, mail, clock, sent, run, close } = await failedOutbox();
  mail.state.faults = { greeting: 421 };
  clock.setTo(3 * day);
  vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
  await run('retry', '7g3k9qxb');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useRealTimers();
  for (const minute of [3 * day + 5, 3 * day + 60]) {
    clock.setTo(minute);
    await sendPending(services);
    expect(await deliveryOf()).toMatchObject({ state: 'pending' });
  }
  clock.setTo(4 * day);
  await sendPending(services);
  expect(await deliveryOf()).toMatchObject({ state: 'failed' });
  expect(sent()).toEqual({ ...once, staff: 0, visitor: 0 });
  await close();
});
