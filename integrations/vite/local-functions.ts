import type { Plugin } from 'vite';
import type { FunctionHandler } from '../../tools/local-platform/dev-functions.ts';

/** Where this site's functions answer; all other requests are for pages. */
const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

/**
 * Serves netlify/functions in `astro dev`. The local platform is imported at the first request to a
 * function, so that a build doesn't depend on it.
 */
export function localFunctions(): Plugin {
  return {
    name: 'local-functions',
    apply: 'serve',
    // Before the adapter's plugins, which answer multipart posts with 500.
    enforce: 'pre',
    configureServer(server) {
      let handler: Promise<FunctionHandler> | undefined;
      server.middlewares.use(async (req, res, next) => {
        if (!functionPaths.test(req.url ?? '')) return next();
        try {
          handler ??= import('../../tools/local-platform/dev-functions.ts').then(
            ({ createHandler }) => createHandler(server),
          );
          const handle = await handler;
          if (!(await handle(req, res))) next();
        } catch (error) {
          if (!req.socket.destroyed) next(error);
        }
      });
    },
  };
}
