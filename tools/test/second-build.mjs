import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from '../setup/child-process.mjs';
import { copyProject } from './copy-project.mjs';

const folder = join(root, '.second-build');

/**
 * Builds the site once more into .second-build/dist, for the tests alone: with the styleguide, as if
 * its toasts had changed since dist/ was built, so that their scripts have other names, and without
 * the Russian text of a page that the main menu leads to.
 */
export async function secondBuild() {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  const toasts = join(folder, 'src/islands/mount-toasts.tsx');
  appendFileSync(toasts, "document.documentElement.dataset['toasts'] = 'of the second build';\n");
  rmSync(join(folder, 'src/content/sections/2-international-department/ru.md'));
  await runOrExit(
    'astro',
    ['build', '--silent'],
    { OPEN_GRAPH: 'off', STYLEGUIDE: 'true' },
    { cwd: folder },
  );
}
