import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { sveltia } from './vite/sveltia.ts';

const source = '/src/admin/screen.ts';

/** In `dist/`. */
const folder = '_astro/admin/';

/**
 * Bundles the script of /admin into chunks of its own: none is shared with another page, and a change
 * to the screen alters no other page's files. In development Vite serves the source.
 */
export function adminScreen(): AstroIntegration {
  let root = '';
  return {
    name: 'admin-screen',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        // Pre-bundled, it doesn't find its fonts and decoders.
        const optimizeDeps = { exclude: ['@sveltia/cms'] };
        if (command === 'dev') updateConfig({ vite: { plugins: [sveltia()], optimizeDeps } });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const script = await bundle(root, join(dist, folder));
        const page = join(dist, 'admin.html');
        writeFileSync(page, readFileSync(page, 'utf8').replace(source, `/${folder}${script}`));
      },
    },
  };
}

/** Returns the name of the entry script. */
async function bundle(root: string, outDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base: `/${folder}`,
    plugins: [sveltia()],
    build: {
      outDir,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, source),
        output: {
          entryFileNames: '[hash].js',
          chunkFileNames: '[hash].js',
          assetFileNames: '[hash][extname]',
        },
      },
    },
  });
  const chunks = 'output' in result ? result.output : [];
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error(`${source} produced no script`);
  return entry.fileName;
}
