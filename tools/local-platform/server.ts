import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBlobs } from './blobs.ts';
import { createTasks, type DeployContext } from './function-context.ts';
import { loadFunctions, matchFunction } from './functions.ts';
import { sendText } from './http-adapter.ts';
import { everyMinute, runFunction, runScheduled } from './run-function.ts';
import { loadStaticSite } from './static-site.ts';

/** The site to serve; all but `root`, the project's folder, have defaults within it. */
export interface PlatformOptions {
  root: string;
  dist?: string;
  functionsDirectory?: string;
  /** Holds the blobs, among them every submission. */
  dataDirectory?: string;
  /** 0, the default, for any free port. */
  port?: number;
  /** Whether scheduled functions run at their times; false by default. */
  schedules?: boolean;
  /** The functions' `context.deploy.context`; `production` by default. */
  deployContext?: DeployContext;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How long `close` waits for background tasks. */
const shutdownTimeoutMs = 5_000;

/**
 * Serves the built site with its functions and storage as Netlify does, reachable from this machine
 * only. Rejects when a function or a rule doesn't load, or the port is taken (`EADDRINUSE`).
 */
export async function startPlatform({
  root,
  dist = join(root, 'dist'),
  functionsDirectory = join(root, 'netlify/functions'),
  dataDirectory = join(root, '.netlify'),
  port = 0,
  schedules = false,
  deployContext = 'production',
}: PlatformOptions): Promise<{ url: string; close: () => Promise<void> }> {
  await using resources = new AsyncDisposableStack();
  const blobs = await startBlobs(join(dataDirectory, 'blobs'));
  resources.defer(blobs.close);
  resources.defer(setBlobsContext(blobs.context));

  const functions = await loadFunctions(functionsDirectory);
  const site = await loadStaticSite(root, dist);
  const tasks = createTasks();

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      if (req.socket.destroyed) return;
      console.error(`${req.method} ${req.url}:`, error);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'Internal error');
    });
  });
  // A client may send a request just as the server closes an idle connection, and gets ECONNRESET.
  server.keepAliveTimeout = 0;
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const target = parseTarget(origin, req.url);
    if (!target) return sendText(res, 400, 'Bad request');
    const method = req.method ?? '';
    if (!methods.includes(method)) return sendText(res, 405, 'Method not allowed');
    const match = matchFunction(functions, method, target.url.pathname);
    if (match) return runFunction(match, target.url, req, res, tasks, deployContext);
    return site(req, res, target.url, target.path);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  resources.defer(async () => {
    server.close();
    await Promise.race([tasks.settled(), delay(shutdownTimeoutMs, undefined, { ref: false })]);
    server.closeAllConnections();
  });

  if (schedules) {
    resources.defer(
      everyMinute((minute) =>
        tasks.add(runScheduled(functions, minute, origin, tasks, deployContext)),
      ),
    );
  }
  const running = resources.move();
  return { url: origin, close: () => running.disposeAsync() };
}

/** Points NETLIFY_BLOBS_CONTEXT at a store; the returned function restores the previous value. */
function setBlobsContext(context: string): () => void {
  const { NETLIFY_BLOBS_CONTEXT: previous } = process.env;
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  return () => {
    if (previous === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
    else process.env.NETLIFY_BLOBS_CONTEXT = previous;
  };
}

/** The URL and decoded path of a request; undefined for a malformed or escaping path. */
function parseTarget(origin: string, target = '/'): { url: URL; path: string } | undefined {
  try {
    const url = new URL(origin + target);
    const path = decodeURIComponent(url.pathname);
    const valid = url.origin === origin && !/[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(path);
    return valid ? { url, path } : undefined;
  } catch {
    return undefined;
  }
}
