import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child.mjs';

const folder = join(root, '.second-build');

const sources = [
  'astro.config.mjs',
  'integrations',
  'netlify',
  'package.json',
  'platform',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/**
 * Builds the site once more into .second-build/dist, for the tests alone: with the styleguide, and
 * as if its toasts had changed since dist/ was built, so that their scripts have other names.
 */
export async function secondBuild() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const source of sources) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const toasts = join(folder, 'src/islands/mount-toasts.tsx');
  appendFileSync(toasts, "document.documentElement.dataset['toasts'] = 'of the second build';\n");
  await runOrExit(
    'astro',
    ['build', '--silent'],
    { OPEN_GRAPH: 'off', STYLEGUIDE: 'true' },
    { cwd: folder },
  );
}
