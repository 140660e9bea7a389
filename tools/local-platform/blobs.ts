import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlobsServer } from '@netlify/blobs/server';
import { tolerantWalk } from './blobs-list.ts';
import { readBody, sendResponse, toRequest } from './web-bridge.ts';

/** What this file uses of BlobsServer beyond its public types. */
interface BlobsHandler {
  address: string;
  handleRequest(request: Request): Promise<Response>;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

// BlobsServer's own ETag comes from the time of the last change: two writes within one
// millisecond share it, and the second of two writers would win unseen. Conditional writes of
// BlobsServer are an open pull request since 2025-06-11:
// https://github.com/netlify/primitives/pull/306
const generateETag = async (path: string) => etagOf(await readFile(path));

Object.assign(BlobsServer, { generateETag, walk: tolerantWalk(generateETag) });

/**
 * BlobsServer sends no ETag with a read, so nobody could write `onlyIfMatch`. Open since 2026-09-05:
 * https://github.com/netlify/primitives/pull/772
 */
async function handleWithETag(blobs: BlobsHandler, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return blobs.handleRequest(request);
  const found = await blobs.handleRequest(new Request(request.url, { headers: request.headers }));
  if (!found.ok) return found;
  const content = Buffer.from(await found.arrayBuffer());
  const headers = new Headers(found.headers);
  headers.set('etag', etagOf(content));
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : content, { headers });
}

/**
 * Netlify Blobs on disk, for this machine only. `context` is the value of NETLIFY_BLOBS_CONTEXT
 * with which `getStore` from @netlify/blobs finds it, in this process or a child.
 */
export async function startBlobs(
  directory: string,
): Promise<{ context: string; close: () => Promise<void> }> {
  const token = randomUUID();
  const blobs = new BlobsServer({ directory, token }) as unknown as BlobsHandler;
  // Personal data: nobody else on this machine reads it.
  await mkdir(directory, { recursive: true, mode: 0o700 });

  // One request at a time: BlobsServer checks a write's condition and writes in two steps.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (request: Request) => {
    const response = last.then(() => handleWithETag(blobs, request));
    last = response.catch(() => undefined);
    return response;
  };

  const server = createServer(async (req, res) => {
    try {
      const url = new URL(`${blobs.address}${req.url}`);
      const { body } = await readBody(req);
      await sendResponse(await inTurn(toRequest(req, url, body)), res);
    } catch (error) {
      console.error('Blobs:', error);
      res.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  blobs.address = url;

  const context = { edgeURL: url, uncachedEdgeURL: url, token, siteID: 'local' };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    close: async () => {
      await last;
      server.close();
      server.closeAllConnections();
    },
  };
}
