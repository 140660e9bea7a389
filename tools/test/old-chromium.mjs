import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../setup/child-process.mjs';

/** Chromium 109, the last of Windows 7 and 8, which an npm package brings. */
const unpacked = join(root, 'node_modules/.cache/chromium-109/chromium');

const advice =
  'name a Chromium or Chrome of the versions 103 to 110 in OLD_CHROMIUM_PATH, or run npm test on Linux (x64), where "apt-get install chromium" brings the libraries it needs';

/**
 * The path of a Chromium that is as old as the site's floor allows: OLD_CHROMIUM_PATH, or the npm package's,
 * unpacked once. Throws, with what to do, where it can't run.
 */
export function findOldChromium() {
  const path = process.env.OLD_CHROMIUM_PATH ?? unpack();
  const { status, stderr, error } = spawnSync(path, ['--no-sandbox', '--version'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${path} doesn’t run (${error?.message ?? stderr.trim()}): ${advice}`);
  }
  return path;
}

function unpack() {
  if (existsSync(unpacked)) return unpacked;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`There is no Chromium 109 for ${process.platform} ${process.arch}: ${advice}`);
  }
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const compressed = readFileSync(join(entry, '../../bin/chromium.br'));
  mkdirSync(join(unpacked, '..'), { recursive: true });
  // Two processes may unpack at a time: each has whole files only.
  const own = `${unpacked}-${process.pid}`;
  writeFileSync(own, brotliDecompressSync(compressed));
  chmodSync(own, 0o755);
  renameSync(own, unpacked);
  return unpacked;
}
