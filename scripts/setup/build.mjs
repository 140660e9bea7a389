import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child.mjs';
import { digest, readStamp, writeStamp } from './stamp.mjs';

/** What a build is made from. */
export const INPUTS = [
  'astro.config.mjs',
  'integrations',
  'netlify',
  'package-lock.json',
  'package.json',
  'platform',
  'public',
  'scripts',
  'src',
  'tools/content-check',
  'tsconfig.json',
];

/** The variables that a build depends on; a test finds those that its code reads. */
export const VARIABLES = [
  'HSTS',
  'OPEN_GRAPH',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_SITE_KEY',
  'SITE_URL',
  'STYLEGUIDE',
  'URL',
];
const stamp = join(root, '.netlify/build-stamp');

/** Builds dist/ and remembers what from. */
export async function build() {
  rmSync(stamp, { force: true });
  const from = inputs();
  await runOrExit('npm', ['run', 'build']);
  writeStamp(stamp, from + output());
}

/** Builds dist/, unless the last build was made from the same files and variables. */
export async function buildIfStale() {
  if (readStamp(stamp) !== inputs() + output()) await build();
}

function inputs() {
  const variables = VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`);
  return digest([...variables, ...INPUTS.flatMap((input) => describe(input))]);
}

/** Tells a build that was made by other means from the remembered one. */
function output() {
  return ['dist/index.html', '.netlify/built/reply-pages.js'].flatMap(describe).join();
}

/**
 * One line a file; size and time instead of content, so that thousands of files take no time.
 *
 * @param {string} path
 * @returns {string[]}
 */
function describe(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(join(root, path)).flatMap((name) => describe(`${path}/${name}`));
}
