import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { contentFolder } from '../src/build/site-folder.mjs';
import type { TranslationStatus } from '../src/translations/state.ts';

const id = '\0virtual:translations';

/**
 * Resolves `virtual:translations` to the translation status of the content, read again after a file in it
 * changes. A build reads it while the content is checked.
 */
export function translations(folder = resolve(contentFolder)): AstroIntegration {
  return {
    name: 'translations',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const ofBuild = command === 'build' ? readInWorker(folder) : undefined;
        // Avoids an unhandled rejection before the module is loaded.
        ofBuild?.catch(() => {});
        updateConfig({
          vite: { plugins: [plugin(folder, () => ofBuild ?? readInWorker(folder))] },
        });
      },
    },
  };
}

function plugin(folder: string, read: () => Promise<TranslationStatus>): Plugin {
  return {
    name: 'translations',
    resolveId: { filter: { id: /^virtual:translations$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:translations$/ },
      handler: async () => `export default ${JSON.stringify(await read())}`,
    },
    configureServer: ({ watcher, environments }) => {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(id);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}

async function readInWorker(folder: string): Promise<TranslationStatus> {
  const url = new URL('../src/translations/worker.ts', import.meta.url);
  const [status] = await once(new Worker(url, { workerData: folder }), 'message');
  return status;
}
