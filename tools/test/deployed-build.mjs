import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from '../setup/child-process.mjs';
import { copyProject } from './copy-project.mjs';

const folder = join(root, '.deployed-build');

/**
 * Builds the site once more into .deployed-build/dist, for the tests alone: from the same sources as
 * dist/, with the variables that Netlify sets at a deploy.
 */
export async function deployedBuild() {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await runOrExit(
    'astro',
    ['build', '--silent', '--force'],
    { CONTEXT: 'production', DEPLOY_ID: '0123456789abcdef01234567', NETLIFY: 'true' },
    { cwd: folder },
  );
}
