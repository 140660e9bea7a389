import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child-process.mjs';
import { digest, readStamp, writeStamp } from './stamp.mjs';

/** The files and folders that a build depends on. */
export const buildInputs = [
  'astro.config.mjs',
  'integrations',
  'netlify',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
];

/**
 * The environment variables that a build depends on. tests/unit/tools/setup/build-stamp.test.ts compares
 * them with those that the code reads.
 */
export const buildVariables = [
  'BRANCH',
  'CONTEXT',
  'HSTS',
  'SERVICE_WORKER',
  'SITE_FOLDER',
  'NETLIFY',
  'OPEN_GRAPH',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_SITE_KEY',
  'REPOSITORY_URL',
  'SITE_URL',
  'STYLEGUIDE',
  'URL',
];

/** Says what dist/ was built from. */
const stampFile = join(root, '.netlify/build-stamp');

const buildNow = () => runOrExit('npm', ['run', 'build']);

/**
 * Builds dist/ and writes its stamp.
 *
 * @param {() => Promise<unknown>} [run] runs `npm run build`, and exits this process when that fails
 */
export async function build(run = buildNow) {
  rmSync(stampFile, { force: true });
  // Before the build: a file that changes meanwhile must make it stale.
  const inputs = inputsStamp();
  await run();
  writeStamp(stampFile, inputs + outputStamp());
}

/**
 * Builds dist/, unless the last build was made from the same files and variables.
 *
 * @param {Parameters<typeof build>[0]} [run]
 */
export async function buildIfStale(run) {
  if (readStamp(stampFile) !== inputsStamp() + outputStamp()) await build(run);
}

function inputsStamp() {
  const variables = buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`);
  return digest([...variables, ...buildInputs.flatMap((input) => describe(input))]);
}

/** Differs after a build by other means, such as `npm run build`. */
function outputStamp() {
  return ['dist/index.html', '.netlify/built/reply-pages.js'].flatMap(describe).join();
}

/**
 * One line per file: size and modification time instead of content, which takes far longer to read.
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
