import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { diagnose, type Result } from '../../../tools/doctor/diagnose.ts';
import type { SiteOptions } from '../../../tools/doctor/site.ts';
import { startPlatform } from '../../../tools/local-platform/server.ts';

const root = join(import.meta.dirname, '../../..');

/** Serves the built site on a local platform, and connects this process to its store. */
export function builtSite() {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const site = { url: '', folder };
  beforeAll(async () => {
    const platform = await startPlatform({ root, dataDirectory: folder });
    site.url = platform.url;
    await setLastRun(0);
    return async () => {
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  // Functions log rejected posts.
  beforeEach(() => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  });
  // The number of posts per IP address and day that fail the bot check is limited.
  beforeEach(async () => {
    const store = openStore('bot-check');
    for (const key of await listKeys(store, 'unchecked/')) await store.delete(key);
  });
  return site;
}

/** Records that the scheduled function last ran this many minutes ago. */
export async function setLastRun(minutes: number): Promise<void> {
  const when = new Date(Date.now() - minutes * 60_000).toISOString();
  await openStore('deliveries').setJSON('last-run', { at: when });
}

/** The store that this process is connected to. */
const connected: SiteOptions['store'] = {
  inbox: { openStore, place: 'of the test', close: async () => undefined },
};

/** Runs all checks on a site. */
export async function diagnoseSite(
  url: string,
  options: Partial<SiteOptions> = {},
): Promise<Result[]> {
  return Array.fromAsync(diagnose({ url: new URL(url), post: true, store: connected, ...options }));
}
