import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll } from 'vitest';
import { startPlatform } from '../../../tools/local-platform/server.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A running site with the project's functions and an empty store; it has no pages. */
export async function startContactSite() {
  const folder = mkdtempSync(join(tmpdir(), 'contact-site-'));
  const site = await startPlatform({ root, dist: folder, dataDirectory: folder });
  const close = async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: site.url, close };
}

/**
 * The site that a file's tests post to, as a function that returns its URL: the one at CONTRACT_URL,
 * else one of its own while the tests run. (Vitest sets BASE_URL itself.)
 */
export function contactSite(): () => string {
  let url = process.env['CONTRACT_URL'] ?? '';
  if (url) return () => url;
  beforeAll(async () => {
    const site = await startContactSite();
    url = site.url;
    return site.close;
  });
  return () => url;
}
