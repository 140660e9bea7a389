import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { startBlobs } from './blobs.ts';
import { createTasks } from './function-context.ts';
import { loadFunctions, matchFunction } from './functions.ts';
import { runFunction } from './run-function.ts';

/** Answers a request with a function; resolves to false where there is none for it. */
export type FunctionHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** Runs netlify/functions and their storage in `astro dev`; a saved file takes effect at once. */
export async function createHandler(server: ViteDevServer): Promise<FunctionHandler> {
  const { root } = server.config;
  const tasks = createTasks();
  const blobs = await startBlobs(join(root, '.netlify/blobs'));
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  server.httpServer?.once('close', blobs.close);

  return async (req, res) => {
    const url = new URL(`http://localhost:${req.socket.localPort}${req.url}`);
    // Vite caches the modules and reloads those that have changed.
    const functions = await loadFunctions(join(root, 'netlify/functions'), (file) =>
      server.ssrLoadModule(file),
    );
    const match = matchFunction(functions, req.method ?? '', url.pathname);
    if (match) await runFunction(match, url, req, res, tasks);
    return match !== undefined;
  };
}
