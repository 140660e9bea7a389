// npm test: runs all checks, several at a time; npm test -- types unit: only those, one after the other.
// It starts before packages are installed, on whatever Node there is: what needs more runs on its own.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { createSteps, secondsSince } from '../setup/steps.mjs';
import * as table from './checks.mjs';
import { runInLanes } from './lanes.mjs';

/** @type {Record<string, import('./checks.mjs').Check>} */
const checks = table.checks;

// Tests start commands hundreds of times: each file is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`No check is called "${unknown}": choose from ${Object.keys(checks).join(', ')}`);
  process.exit(2);
}
await (names.length === 0 ? runAll() : runNamed());

/** Each check is a process of its own. The first that fails ends the others and this process. */
async function runAll() {
  const began = performance.now();
  const steps = createSteps('.netlify/logs/npm-test.log');
  await installDependencies(steps);
  /** @type {string[]} */
  const summaries = [];
  await runInLanes(checks, availableParallelism(), async (name, workers) => {
    const again = `npm test -- ${name}`;
    const output = await steps.run({
      ...checks[name],
      name,
      command: ['node', 'tools/test/test.mjs', name],
      env: { VITEST_MAX_WORKERS: String(workers) },
      again,
    });
    const lines = output.match(checks[name]?.summary ?? /(?!)/) ?? [];
    const summary = lines.map((line) => line.trim().replace(/ +/g, ' ')).join(', ');
    if (summary) summaries.push(`${name}: ${summary}`);
  });
  console.log(`All checks passed in ${secondsSince(began)}`);
  console.log(summaries.join(' · '));
}

/** Shows what the checks print. */
async function runNamed() {
  await installDependencies();
  for (const [name, { run }] of Object.entries(checks)) {
    if (!names.includes(name)) continue;
    if (names.length > 1) console.log(`\n── ${name}`);
    const began = performance.now();
    await run();
    if (names.length > 1) console.log(`── ${name}: ${secondsSince(began)}`);
  }
}
