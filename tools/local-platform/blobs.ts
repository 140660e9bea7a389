import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { readBody, sendResponse, toRequest } from './http-adapter.ts';

/** The private members of BlobsServer that this file uses. */
interface BlobsHandler {
  address: string;
  handleRequest(request: Request): Promise<Response>;
}

/** The argument of BlobsServer's `walk`, which collects the blobs below `path` in `result`. */
interface WalkOptions {
  path: string;
  rootPath: string;
  prefix: string;
  directories: boolean;
  result: {
    blobs: { etag: string; key: string; last_modified: string; size: number }[];
    directories: string[];
  };
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/**
 * The ETag of a blob's content. BlobsServer's own is made of the modification time: two writes within
 * one millisecond share it, so a compare-and-swap between them succeeds twice.
 * https://github.com/netlify/primitives/pull/306
 */
const generateETag = async (path: string) => etagOf(await readFile(path));

/** Bytes of a file that a list reads at once: thousands of small ones take a fifth of the time. */
const smallFile = 16 * 1024;

const listedETag = async (path: string, size: number) =>
  size > smallFile ? generateETag(path) : etagOf(readFileSync(path));

/**
 * Lists a folder like BlobsServer's own `walk`, but skips files that vanish meanwhile (such as the
 * temporary file of a write): the inbox and a running site share one folder.
 */
async function walk(options: WalkOptions): Promise<void> {
  const { path, rootPath, prefix, directories, result } = options;
  for (const entry of await readdir(path)) {
    const entryPath = join(path, entry);
    const key = relative(rootPath, entryPath).split(sep).join('/');
    if (!prefix.startsWith(key.slice(0, prefix.length))) continue;
    const stats = statSync(entryPath, { throwIfNoEntry: false });
    if (!stats) continue;
    if (stats.isFile()) {
      const etag = await undefinedIfMissing(listedETag(entryPath, stats.size));
      if (etag === undefined) continue;
      const last_modified = stats.mtime.toISOString();
      result.blobs.push({ etag, key, last_modified, size: stats.size });
    } else if (directories && key.startsWith(prefix)) {
      result.directories.push(key);
    } else {
      await undefinedIfMissing(walk({ ...options, path: entryPath }));
    }
  }
}

async function undefinedIfMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

// BlobsServer calls both as static methods and has no option for either.
Object.assign(BlobsServer, { generateETag, walk });

/**
 * Adds the ETag to reads: BlobsServer sends none, so `onlyIfMatch` would have nothing to compare.
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
 * Starts Netlify Blobs on disk, reachable from this machine only. `context` is the value of
 * NETLIFY_BLOBS_CONTEXT with which `getStore` of @netlify/blobs finds it, in any process.
 */
export async function startBlobs(
  directory: string,
): Promise<{ context: string; close: () => Promise<void> }> {
  const token = randomUUID();
  const blobs = new BlobsServer({ directory, token }) as unknown as BlobsHandler;
  // Submissions are personal data: no other user of this machine may read them.
  await mkdir(directory, { recursive: true, mode: 0o700 });

  // One request at a time: BlobsServer checks a condition and writes in two steps.
  // https://github.com/netlify/primitives/pull/306
  let previous: Promise<unknown> = Promise.resolve();
  const enqueue = (request: Request) => {
    const response = previous.then(() => handleWithETag(blobs, request));
    previous = response.catch(() => undefined);
    return response;
  };

  // Not BlobsServer's own `start`, which listens on every network interface.
  const server = createServer(async (req, res) => {
    try {
      const url = new URL(`${blobs.address}${req.url}`);
      const { body } = await readBody(req);
      await sendResponse(await enqueue(toRequest(req, url, body)), res);
    } catch (error) {
      console.error('Blobs:', error);
      res.destroy();
    }
  });
  // As the site's server: never closes a connection that a client may be about to use.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  blobs.address = url;

  const context = { edgeURL: url, uncachedEdgeURL: url, token, siteID: 'local' };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    close: async () => {
      await previous;
      server.close();
      server.closeAllConnections();
    },
  };
}
