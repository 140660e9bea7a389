import { build } from '../setup/build.mjs';
import { runOrExit } from '../setup/child-process.mjs';
import { findOrInstallBrowser, findOrInstallShell } from './browser.mjs';
import { findOldChromium } from './old-chromium.mjs';

/**
 * @typedef {object} Check
 * @property {() => Promise<void>} run exits this process when the check fails
 * @property {number} seconds how long it takes on two cores, roughly: the order follows from it
 * @property {string[]} [needs] what must have passed before, when all checks run
 * @property {boolean} [workers] runs in as many processes as VITEST_MAX_WORKERS says
 * @property {boolean} [silentIfIdle] prints nothing when nothing is to do
 * @property {RegExp} [summary] finds the summary of the test runner in the output
 * @property {[RegExp, string]} [counted] what to count in the output while it runs, and its name
 */

const vitest = /** @type {const} */ ({
  workers: true,
  summary: /^ *Tests .*$/gm,
  counted: [/^ ✓ /gm, 'files'],
});

/** The checks of `npm test`. Single checks by name run in this order. @satisfies {Record<string, Check>} */
export const checks = {
  types: { seconds: 50, run: () => runOrExit('astro', ['check']) },
  lint: { seconds: 5, run: () => runOrExit('biome', ['ci', '.']) },
  structure: {
    seconds: 25,
    run: async () => {
      await runOrExit('knip', []);
      await runOrExit('node', ['tools/structure/check-imports.ts']);
    },
  },
  content: {
    seconds: 5,
    run: () => runOrExit('node', ['src/content-check/main.ts', '--lang', 'en']),
  },
  'test-site': {
    seconds: 30,
    // Each writes the modules of its content to .astro/: two at a time would mix them.
    needs: ['types'],
    run: () => runOrExit('node', ['tools/test/builds.mjs', 'test', 'later']),
  },
  build: {
    seconds: 40,
    needs: ['test-site'],
    counted: [/\.html \(\+/g, 'pages'],
    run: () => build(),
  },
  unit: {
    ...vitest,
    seconds: 100,
    run: () => runOrExit('vitest', ['run', '--project', 'unit', '--project', 'functions']),
  },
  dist: {
    ...vitest,
    seconds: 60,
    needs: ['build'],
    run: () => runOrExit('vitest', ['run', '--project', 'build']),
  },
  chromium: {
    seconds: 30,
    silentIfIdle: true,
    run: async () => {
      await findOrInstallBrowser();
      await findOrInstallShell();
      findOldChromium();
    },
  },
  browser: {
    seconds: 240,
    needs: ['build', 'chromium'],
    summary: /^ +\d+ (?:passed|flaky|skipped|did not run)\b.*$/gm,
    counted: [/·/g, 'tests'],
    run: async () => {
      process.env.CHROME_PATH = await findOrInstallBrowser();
      process.env.HEADLESS_SHELL_PATH = await findOrInstallShell();
      process.env.OLD_CHROMIUM_PATH = findOldChromium();
      // `#built/` in package.json
      await runOrExit('playwright', ['test'], { NODE_OPTIONS: '--conditions=test-site' });
    },
  },
};
