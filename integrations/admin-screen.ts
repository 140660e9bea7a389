import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { screenBundle, screenFolder, screenScript } from '../src/admin/screen-bundle.ts';
import { sveltia } from '../src/sveltia/patches.ts';

/**
 * Bundles the script of /admin into separate chunks: it shares none with other pages, so a change to the
 * screen doesn't alter other pages' files. In development Vite serves the source.
 */
export function adminScreen(): AstroIntegration {
  let root = '';
  return {
    name: 'admin-screen',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        const optimizeDeps = {
          // If pre-bundled, it can't find its fonts and decoders.
          exclude: ['@sveltia/cms'],
          // Packages that Vite finds only when the screen is opened would reload it.
          entries: [screenScript.slice(1)],
        };
        if (command === 'dev') updateConfig({ vite: { plugins: [sveltia()], optimizeDeps } });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const cached = await screenBundle(root);
        cpSync(join(cached, 'files'), join(dist, screenFolder), { recursive: true });
        const script = readFileSync(join(cached, 'entry'), 'utf8');
        const page = join(dist, 'admin.html');
        writeFileSync(
          page,
          readFileSync(page, 'utf8').replace(screenScript, `/${screenFolder}${script}`),
        );
      },
    },
  };
}
