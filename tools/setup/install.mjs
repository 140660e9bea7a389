import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child-process.mjs';
import { digest, readStamp, writeStamp } from './stamp.mjs';

const stampFile = join(root, 'node_modules/.setup-stamp');

const expectedStamp = () =>
  digest([
    process.platform,
    process.arch,
    ...['package.json', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8')),
  ]);

/** Installs the packages of package-lock.json, unless they were the last ones installed here. */
export async function installDependencies() {
  const installed = existsSync(join(root, 'node_modules/.bin/node'));
  if (installed && readStamp(stampFile) === expectedStamp()) return;
  // Not `npm ci`, which fails with registries that lack optional packages of other platforms.
  // Output goes to stderr: the script that runs next may write data to stdout.
  await runOrExit('npm', ['install', '--no-audit', '--no-fund'], {}, { stdio: ['inherit', 2, 2] });
  writeStamp(stampFile, expectedStamp());
}
