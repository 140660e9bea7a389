import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { sveltia } from '../sveltia/patches.ts';

/** The script of /admin, which its page refers to in development. */
export const screenScript = '/src/admin/screen.ts';

/** The folder of the bundle in `dist/`. */
export const screenFolder = '_astro/admin/';

/**
 * Bundles the script of /admin. Returns a folder with the bundle, in `files`, and the name of its entry
 * script, in `entry`. All sites share it, and it takes a seventh of a small site's build, so the last one is
 * cached.
 */
export async function screenBundle(root: string): Promise<string> {
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

/** Changes with each file and package that the bundle may contain. */
function hashOfCode(root: string): string {
  const hash = createHash('sha256');
  const code = globSync('{integrations,src}/**/*.{ts,mjs,css,json}', {
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
    base: `/${screenFolder}`,
    plugins: [sveltia()],
    build: {
      outDir,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, screenScript),
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
  if (!entry) throw new Error(`${screenScript} produced no script`);
  return entry.fileName;
}
