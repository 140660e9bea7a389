import type { Plugin } from 'vite';
import type { FunctionHandler } from '../../tools/local-platform/dev-functions.ts';

/** The paths of functions; all other requests are for pages. */
const functionPaths = /^\/(?:api|\.netlify\/functions)\//;

/**
 * Serves netlify/functions in `astro dev`. The local platform is imported on the first request to a
 * function, so that builds don't depend on it.
 */
export function localFunctions(): Plugin {
  return {
    name: 'local-functions',
    apply: 'serve',
    // Must run before the adapter's plugins (integrations/static-netlify.ts).
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
