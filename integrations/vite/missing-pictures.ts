import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const placeholder = fileURLToPath(new URL('missing-picture.png', import.meta.url));
const picture = /\.(?:avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/**
 * In development, shows a grey area for a picture that an entry of `folder` names and that isn't there:
 * without one, every page that lists the entry fails. The content check says which it is.
 */
export function missingPictures(folder: string): Plugin {
  return {
    name: 'missing-pictures',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(folder) || !picture.test(id)) return undefined;
      return existsSync(resolve(dirname(importer), id)) ? undefined : placeholder;
    },
    configureServer(server) {
      for (const event of ['add', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          if (file.startsWith(folder) && picture.test(file)) forgetModules(server);
        });
      }
    },
  };
}

/** Makes imports of pictures resolve again. */
function forgetModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload', path: '*' });
  }
}
