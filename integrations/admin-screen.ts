import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
        const cached = await cachedBundle(root);
        cpSync(join(cached, 'files'), join(dist, folder), { recursive: true });
        const script = readFileSync(join(cached, 'entry'), 'utf8');
        const page = join(dist, 'admin.html');
        writeFileSync(page, readFileSync(page, 'utf8').replace(source, `/${folder}${script}`));
      },
    },
  };
}

/**
 * Returns the folder of the bundle, in `files`, and of the name of its entry script, in `entry`. It is the
 * same for all sites and takes a seventh of the build of a small one, so the last one is kept.
 */
async function cachedBundle(root: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache/admin-screen');
  const cached = join(cache, hashOfCode(root));
  if (existsSync(cached)) return cached;
  rmSync(cache, { recursive: true, force: true });
  const draft = join(cache, 'draft');
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'entry'), await bundle(root, join(draft, 'files')));
  renameSync(draft, cached);
  return cached;
}

/** Changes with each file from which a bundle can be made, and with each package. */
function hashOfCode(root: string): string {
  const hash = createHash('sha256');
  const code = globSync('{integrations,src,tools/content-check}/**/*.{ts,mjs,css,json}', {
    cwd: root,
    exclude: ['src/content/**'],
  });
  for (const file of [...code.sort(), 'package-lock.json', 'tsconfig.json']) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
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
