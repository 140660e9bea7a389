import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type PlatformOptions, startPlatform } from '../../../tools/local-platform/server.ts';

/** Creates a temporary folder with `files` (path → content), removed after the test. */
export function createTemporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'platform-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** Starts a site with the fixture functions, closed after the test. */
export async function startSite(
  files: Record<string, string | Buffer> = {},
  options: Partial<PlatformOptions> = {},
) {
  const root = createTemporaryFolder(files);
  const functionsDirectory = join(import.meta.dirname, 'fixtures');
  const site = await startPlatform({ root, functionsDirectory, ...options });
  onTestFinished(site.close);
  return { ...site, root };
}

/** Sends a request exactly as written: `fetch` would normalize the path and decode the body. */
export async function sendRawRequest(
  url: string,
  path: string,
  options: RequestOptions = {},
): Promise<Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, { ...options, path })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}
