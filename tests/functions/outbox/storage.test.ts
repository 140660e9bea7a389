import { expect, it } from 'vitest';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/services.ts';
import type { BlobStore } from '../../../netlify/functions/_shared/store.ts';
import { connectFailingStorage } from '../contract/blobs-store.ts';
import { anoraKey, deliveryOf, once, startOutbox, watchLog } from './outbox.ts';

watchLog();

it.each([
  ['is down', 500],
  ['hangs', undefined],
])('a storage that %s sends nothing, and the run after the reply ends', async (_, status) => {
  const { services, sent } = await startOutbox();
  await connectFailingStorage((_request, response) => {
    if (status) response.writeHead(status).end();
  });
  await deliver({ ...services, timeoutMs: 100 }, anoraKey);
  const limits = { lastStartMs: 50, endMs: 100, saveMs: 50 };
  await expect(sendPending(services, limits)).rejects.toThrow();
  expect(sent()).toEqual({ telegram: 0, staff: 0, visitor: 0 });
});

/** The services on a store that answers without ETags. */
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

it('a storage that answers without ETags sends nothing', async () => {
  const { services, clock, mail, chat, sent } = await startOutbox();
  await deliver(unproven(services), anoraKey);
  expect(await deliveryOf()).toEqual({ state: 'pending', attempts: 0 });

  mail.state.faults = { sender: 451 };
  chat.state.status = 500;
  await deliver(services, anoraKey);
  mail.state.faults = {};
  chat.state.status = 200;
  clock.setTo(5);
  await sendPending(unproven(services));
  expect(sent()).toEqual({ telegram: 0, staff: 0, visitor: 0 });
  await sendPending(services);
  expect(sent()).toEqual(once);
});
