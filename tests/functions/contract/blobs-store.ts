import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { startBlobs } from '../../../tools/local-platform/blobs.ts';

/** A folder that is removed when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Connects `getStore` to a Blobs store on disk until the test is over; `close` stops it earlier. */
export async function connectBlobs(folder = temporaryFolder()) {
  const { context, close } = await startBlobs(folder);
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(close);
  return { close };
}

/** Connects `getStore` to a storage that answers as `listener` does. */
export async function connectFailingStorage(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { edgeURL: url, uncachedEdgeURL: url, token: 'token', siteID: 'site' };
  const encoded = Buffer.from(JSON.stringify(context)).toString('base64');
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', encoded);
}
