import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { storedPath } from '../../src/content-check/stored-path.ts';

const placeholder = fileURLToPath(new URL('missing-picture.png', import.meta.url));
const picture = /\.(?:avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/**
 * Finds a picture that an entry of `folder` names in another Unicode normalization. In development, replaces
 * a missing one with a grey area: otherwise every page that lists the entry would fail. The content check
 * reports which picture is missing.
 */
export function contentPictures(folder: string): Plugin {
  let isServed = false;
  return {
    name: 'content-pictures',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async resolveId(id, importer) {
      if (!importer?.startsWith(folder) || !picture.test(id)) return undefined;
      const path = resolve(dirname(importer), id);
      if (existsSync(path)) return undefined;
      return (await storedPath(path)) ?? (isServed ? placeholder : undefined);
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
