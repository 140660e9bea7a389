// All checks, or those that are named: npm test -- types unit
import { findOrInstallBrowser, findOrInstallShell } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { runOrExit } from './setup/child.mjs';
import { deployedBuild } from './setup/deployed-build.mjs';
import { installDependencies } from './setup/install.mjs';
import { secondBuild } from './setup/second-build.mjs';

/** @type {Record<string, () => Promise<void>>} In order: the first that fails ends the run. */
const CHECKS = {
  types: () => runOrExit('astro', ['check']),
  lint: () => runOrExit('biome', ['ci', '.']),
  content: () => runOrExit('node', ['tools/content-check/main.ts']),
  build,
  unit: () => runOrExit('vitest', ['run', '--project', 'unit', '--project', 'functions']),
  dist: async () => {
    await deployedBuild();
    await runOrExit('vitest', ['run', '--project', 'build']);
  },
  browser: async () => {
    await secondBuild();
    await runOrExit('playwright', ['test']);
  },
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(CHECKS, name));
if (unknown) {
  console.error(`No check is called "${unknown}": choose from ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const chosen = Object.entries(CHECKS).filter(([name]) => !named.length || named.includes(name));
await installDependencies();
if (chosen.some(([name]) => name === 'browser')) {
  process.env.CHROME_PATH = await findOrInstallBrowser();
  process.env.HEADLESS_SHELL_PATH = await findOrInstallShell();
}

let previous = '';
for (const [name, check] of chosen) {
  console.log(`${previous}\n── ${name}`);
  const start = performance.now();
  await check();
  previous = `── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`;
}
