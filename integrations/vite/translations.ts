import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../../src/build/site-folder.mjs';
import { translationStatus } from '../../tools/translations/status.ts';

const id = '\0virtual:translations';

/** Resolves `virtual:translations` to the status of the content, read again after a file in it changed. */
export function translations(): Plugin {
  let content = '';
  return {
    name: 'translations',
    configResolved: ({ root }) => {
      content = resolve(root, contentFolder);
    },
    resolveId: { filter: { id: /^virtual:translations$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:translations$/ },
      handler: async () => `export default ${JSON.stringify(await translationStatus(content))}`,
    },
    configureServer: ({ watcher, environments }) => {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(content)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(id);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
