import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll } from 'vitest';
import { startPlatform } from '../../../platform/server.ts';
import { replyPages } from './reply-template.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Writes the static files of a site. */
export function writeSite(dist: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries({ 'index.html': '', ...files })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}

/** A running site with the project's functions, an empty store and the given static files. */
export async function startContactSite(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'contact-site-'));
  const dist = join(folder, 'dist');
  writeSite(dist, files);
  const site = await startPlatform({ root, dist, dataDirectory: join(folder, 'data'), port: 0 });
  const close = async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: site.url, close };
}

/**
 * The site that a file's tests post to, as a function that gives its URL: the one at CONTRACT_URL,
 * else one of its own for the time of the tests. (Vitest sets BASE_URL itself.)
 */
export function contactSite(): () => string {
  let url = process.env['CONTRACT_URL'] ?? '';
  if (url) return () => url;
  beforeAll(async () => {
    const site = await startContactSite(replyPages());
    url = site.url;
    return site.close;
  });
  return () => url;
}
