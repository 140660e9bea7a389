import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { diagnose, type Result } from '../../../tools/doctor/diagnose.ts';
import type { SiteOptions } from '../../../tools/doctor/site.ts';
import { startPlatform } from '../../../tools/local-platform/server.ts';

const root = join(import.meta.dirname, '../../..');

/** The built site on a platform of its own, whose store this process is connected to. */
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
  // Functions log what they refuse.
  beforeEach(() => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  });
  // An address may send only so many forms without a passed bot check a day.
  beforeEach(async () => {
    const store = openStore('bot-check');
    for (const key of await listKeys(store, 'unchecked/')) await store.delete(key);
  });
  return site;
}

/** Writes that the scheduled function ran so many minutes ago. */
export async function setLastRun(minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  await openStore('deliveries').setJSON('last-run', { at });
}

/** The store of the site that this process is connected to. */
export const connected: SiteOptions['store'] = {
  inbox: { openStore, place: 'of the test', close: async () => undefined },
};

/** Examines a site to the end. */
export async function diagnoseSite(
  url: string,
  options: Partial<SiteOptions> = {},
): Promise<Result[]> {
  return Array.fromAsync(diagnose({ url: new URL(url), post: true, store: connected, ...options }));
}
