import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child-process.mjs';
import { digest, readStamp, writeStamp } from './stamp.mjs';

const stamp = join(root, 'node_modules/.setup-stamp');

const wanted = () =>
  digest([
    process.platform,
    process.arch,
    ...['package.json', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8')),
  ]);

/** Installs what package-lock.json names, unless that was the last thing installed here. */
export async function installDependencies() {
  if (readStamp(stamp) === wanted() && existsSync(join(root, 'node_modules/.bin/node'))) return;
  // Not `npm ci`: it refuses a lock file from a registry without packages for other systems.
  // Its words go to stderr: the command that asked for it may write data to stdout.
  await runOrExit('npm', ['install', '--no-audit', '--no-fund'], {}, { stdio: ['inherit', 2, 2] });
  writeStamp(stamp, wanted());
}
