import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendPending } from '../../netlify/functions/_shared/outbox/send.ts';
import { outboxServices } from '../../netlify/functions/_shared/outbox/services.ts';
import { startPlatform } from '../../tools/local-platform/server.ts';
import { root } from '../../tools/setup/child-process.mjs';
import type { AuditedSite } from './site.ts';

/** The site while it is served. */
export interface ServedSite extends AsyncDisposable {
  url: string;
  /** The folder of what it stores, which is removed at the end. */
  data: string;
}

/** Serves a built site with its functions; the one that sends messages has run. */
export async function serve({ dist }: AuditedSite): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'university-audit-'));
  const platform = await startPlatform({ root, dist, dataDirectory: data });
  await sendPending(outboxServices);
  return {
    url: platform.url,
    data,
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
