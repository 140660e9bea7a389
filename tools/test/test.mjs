// npm test: runs all checks, two at a time; npm test -- types unit: only those, one after the other.
// It starts before packages are installed, on whatever Node there is: what needs more runs on its own.

import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../setup/build.mjs';
import { exitCode, root, runOrExit, start, stop } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { findOrInstallBrowser, findOrInstallShell } from './browser.mjs';

/** @type {Record<string, () => Promise<void>>} The first that fails ends the run. */
const checks = {
  types: () => runOrExit('astro', ['check']),
  lint: () => runOrExit('biome', ['ci', '.']),
  structure: async () => {
    await runOrExit('knip', []);
    await runOrExit('node', ['tools/structure/check-imports.ts']);
  },
  content: () => runOrExit('node', ['tools/content-check/main.ts', '--lang', 'en']),
  build: async () => {
    await build();
    await runOrExit('node', ['tools/test/builds.mjs', 'test', 'later']);
  },
  unit: () => runOrExit('vitest', ['run', '--project', 'unit', '--project', 'functions']),
  dist: () => runOrExit('vitest', ['run', '--project', 'build']),
  browser: () => runOrExit('playwright', ['test'], { NODE_OPTIONS: '--conditions=test-site' }),
};

/** What npm test runs at the same time: a build and the tests of its pages leave a core idle. */
const lanes = [
  ['types', 'lint', 'structure', 'content', 'unit'],
  ['build', 'dist'],
];

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`No check is called "${unknown}": choose from ${Object.keys(checks).join(', ')}`);
  process.exit(2);
}

await installDependencies();
// Tests start commands hundreds of times: each file is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
if (names.length === 0 || names.includes('browser')) {
  process.env.CHROME_PATH = await findOrInstallBrowser();
  process.env.HEADLESS_SHELL_PATH = await findOrInstallShell();
}
if (names.length === 0) await runLanes();
await runInOrder(names.length === 0 ? ['browser'] : names);

/** Runs checks in their own order. The first that fails ends this process. */
async function runInOrder(/** @type {string[]} */ selected) {
  let summary = '';
  for (const [name, check] of Object.entries(checks)) {
    if (!selected.includes(name)) continue;
    console.log(`${summary}\n── ${name}`);
    const began = performance.now();
    await check();
    summary = `── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`;
  }
  console.log(summary);
}

/** Runs the lanes at the same time. The first check that fails ends them and this process. */
async function runLanes() {
  const [first = [], second = []] = lanes;
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  // Shown at the end, so that the lines of two lanes don't mix.
  const log = openSync(join(folder, 'log'), 'w+');
  const program = 'tools/test/test.mjs';
  const children = [
    start('node', [program, ...first]),
    start('node', [program, ...second], {}, { stdio: ['ignore', log, log] }),
  ];
  const exitCodes = children.map(async (child) => {
    const code = await exitCode(child);
    if (code !== 0) for (const other of children) stop(other);
    return code;
  });
  const failed = (await Promise.all(exitCodes)).find((code) => code !== 0);
  process.stdout.write(readFileSync(join(folder, 'log')));
  rmSync(folder, { recursive: true });
  if (failed) process.exit(failed);
}
