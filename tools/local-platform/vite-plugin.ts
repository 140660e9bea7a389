import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { startBlobs } from './blobs.ts';
import { loadFunctions, matchFunction } from './functions.ts';
import { runFunction } from './run-function.ts';
import { createTasks } from './tasks.ts';

/** Where this site's functions answer; all other requests are for pages. */
const FUNCTION_PATHS = /^\/(?:api|\.netlify\/functions)\//;

/** netlify/functions and their storage in `astro dev`. A saved file takes effect at once. */
export function localFunctions(): Plugin {
  return {
    name: 'local-functions',
    apply: 'serve',
    // Before the plugins of the adapter, whose handling of multipart bodies is broken.
    enforce: 'pre',
    configureServer(server) {
      const handle = createHandler(server);
      server.middlewares.use((req, res, next) => {
        if (!FUNCTION_PATHS.test(req.url ?? '')) return next();
        handle(req, res).then(
          (handled) => handled || next(),
          (error) => req.socket.destroyed || next(error),
        );
      });
    },
  };
}

function createHandler(server: ViteDevServer) {
  const { root } = server.config;
  const tasks = createTasks();
  let storage: Promise<void> | undefined;

  const openStorage = async () => {
    const blobs = await startBlobs(join(root, '.netlify/blobs'));
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
    server.httpServer?.once('close', blobs.close);
  };

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = new URL(`http://localhost:${req.socket.localPort}${req.url}`);
    storage ??= openStorage();
    await storage;
    // Vite remembers the modules and reads again those that have changed.
    const functions = await loadFunctions(join(root, 'netlify/functions'), (file) =>
      server.ssrLoadModule(file),
    );
    const match = matchFunction(functions, req.method ?? '', url.pathname);
    if (match) await runFunction(match, url, req, res, tasks);
    return match !== undefined;
  };
}
