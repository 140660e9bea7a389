import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBlobs } from './blobs.ts';
import type { DeployContext } from './function-context.ts';
import { loadFunctions, matchFunction } from './functions.ts';
import { runFunction, runScheduled } from './run-function.ts';
import { everyMinute } from './schedule.ts';
import { loadStaticSite } from './static-site.ts';
import { createTasks } from './tasks.ts';
import { sendText } from './web-bridge.ts';

/** Where the site's parts are; all but `root` have the project's own places as default. */
export interface PlatformOptions {
  root: string;
  dist?: string;
  functionsDirectory?: string;
  /** Holds the blobs, and with them every submission. */
  dataDirectory?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Runs scheduled functions at their times. */
  schedules?: boolean;
  /** What `context.deploy.context` says to functions; `production` by default. */
  deployContext?: DeployContext;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Longest wait, in ms, for work that functions left running when the platform closes. */
const CLOSING_TIME = 5_000;

/**
 * Serves the built site with its functions and storage as Netlify does, on this machine only.
 * Rejects when a function or a rule doesn't load, or the port is taken (`EADDRINUSE`).
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
  await using parts = new AsyncDisposableStack();
  const blobs = await startBlobs(join(dataDirectory, 'blobs'));
  parts.defer(blobs.close);
  parts.defer(connectBlobs(blobs.context));

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
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const target = parseTarget(origin, req.url);
    if (!target) return sendText(res, 400, 'Bad request');
    const method = req.method ?? '';
    if (!METHODS.includes(method)) return sendText(res, 405, 'Method not allowed');
    const match = matchFunction(functions, method, target.url.pathname);
    if (match) return runFunction(match, target.url, req, res, tasks, deployContext);
    return site(req, res, target.url, target.path);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  parts.defer(async () => {
    server.close();
    await Promise.race([tasks.settled(), delay(CLOSING_TIME, undefined, { ref: false })]);
    server.closeAllConnections();
  });

  if (schedules) {
    parts.defer(
      everyMinute((minute) =>
        tasks.add(runScheduled(functions, minute, origin, tasks, deployContext)),
      ),
    );
  }
  const running = parts.move();
  return { url: origin, close: () => running.disposeAsync() };
}

/** Leads this process's functions to a store. Returns what leads them back to the one before. */
function connectBlobs(context: string): () => void {
  const { NETLIFY_BLOBS_CONTEXT: before } = process.env;
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  return () => {
    if (before === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
    else process.env.NETLIFY_BLOBS_CONTEXT = before;
  };
}

/** The URL and decoded path of a request's target; undefined when no file could have that path. */
function parseTarget(origin: string, target = '/'): { url: URL; path: string } | undefined {
  try {
    const url = new URL(origin + target);
    const path = decodeURIComponent(url.pathname);
    const sound = url.origin === origin && !/[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(path);
    return sound ? { url, path } : undefined;
  } catch {
    return undefined;
  }
}
