import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child-process.mjs';
import { digest, readStamp, writeStamp } from './stamp.mjs';
import { createSteps } from './steps.mjs';

const stampFile = join(root, 'node_modules/.setup-stamp');

const expectedStamp = () =>
  digest([
    process.platform,
    process.arch,
    ...['package.json', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8')),
  ]);

/**
 * Installs the packages of package-lock.json, unless they were the last ones installed here.
 *
 * @param {import('./steps.mjs').Steps} [steps] by default, one line on stderr: the script that runs next
 *   may write data to stdout
 */
export async function installDependencies(
  steps = createSteps('.netlify/logs/setup.log', { stream: process.stderr, heading: false }),
) {
  const installed = existsSync(join(root, 'node_modules/.bin/node'));
  if (installed && readStamp(stampFile) === expectedStamp()) return;
  await steps.run({
    name: 'packages',
    // Not `npm ci`, which fails with registries that lack optional packages of other platforms.
    command: ['npm', 'install', '--no-audit', '--no-fund'],
    again: 'npm install',
  });
  writeStamp(stampFile, expectedStamp());
}
