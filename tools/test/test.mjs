// npm test: runs all checks in order; npm test -- types unit: only those.
// It starts before packages are installed, on whatever Node there is: what needs more runs on its own.

import { build } from '../setup/build.mjs';
import { runOrExit } from '../setup/child-process.mjs';
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
  build,
  unit: () => runOrExit('vitest', ['run', '--project', 'unit', '--project', 'functions']),
  dist: async () => {
    await runOrExit('node', ['tools/test/builds.mjs', 'deployed']);
    await runOrExit('vitest', ['run', '--project', 'build']);
  },
  browser: async () => {
    await runOrExit('node', ['tools/test/builds.mjs', 'second']);
    await runOrExit('playwright', ['test']);
  },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`No check is called "${unknown}": choose from ${Object.keys(checks).join(', ')}`);
  process.exit(2);
}

const selected = Object.entries(checks).filter(([name]) => !names.length || names.includes(name));
await installDependencies();
if (selected.some(([name]) => name === 'browser')) {
  process.env.CHROME_PATH = await findOrInstallBrowser();
  process.env.HEADLESS_SHELL_PATH = await findOrInstallShell();
}

let summary = '';
for (const [name, check] of selected) {
  console.log(`${summary}\n── ${name}`);
  const start = performance.now();
  await check();
  summary = `── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`;
}
