// Runs the HTTP contract tests against Netlify's own local server, so that the small one in
// tools/local-platform can't drift from the platform. Needs a network: npx fetches 350 MB the first time.
// netlify-cli builds dist/ itself and moves the rules out of it, so that dist/ is removed at the end.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, run, start, stop } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';

const TIME_TO_START = 300_000;

/**
 * Tests that netlify-cli fails where the platform doesn't. When a function has answered 404 or 403,
 * netlify-cli asks it again for the path with `.html` and `/index.html` and then for the page of the
 * 404 rule, as if it were a file; what comes is the last answer (its src/utils/proxy.ts, "mimic the
 * CDN behavior").
 */
const DIFFERENCES = [
  'errors are JSON 999/views by POST: 404',
  'errors are JSON 1/likes by POST: 404',
];

/** Tests that ask for an answer within two seconds, which netlify-cli may need for one alone. */
const TOO_QUICK = 'a form opened this moment';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @param {string} url */
async function answers(url) {
  const end = Date.now() + TIME_TO_START;
  while (server.exitCode === null && Date.now() < end) {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (response?.ok) return true;
    await delay(500);
  }
  return false;
}

/** Runs the tests, one file after another, and gives the full names of those that failed. */
async function failedTests() {
  const folder = mkdtempSync(join(tmpdir(), 'parity-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`];
  const tests = ['tests/functions/contract', '--testNamePattern', `^(?!.*${TOO_QUICK})`];
  const exitCode = await run('vitest', ['run', ...tests, '--no-file-parallelism', ...reporters], {
    CONTRACT_URL: url,
  });
  /** @type {{ testResults: { status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  if (exitCode !== 0 && failed.length === 0) return ['a file of tests did not run'];
  return failed;
}

await installDependencies();
const port = await freePort();
const url = `http://localhost:${port}`;
const offline = ['--offline', '--internal-disable-edge-functions', '--geo', 'mock'];
const server = start(
  'npx',
  ['--yes', 'netlify-cli@27.10.2', 'serve', ...offline, '--port', String(port)],
  { BROWSER: 'none' },
);

if (!(await answers(url))) {
  stop(server);
  console.error('netlify-cli did not start');
  process.exit(1);
}
const failed = await failedTests();
stop(server);
await once(server, 'exit');
rmSync(join(root, 'dist'), { recursive: true, force: true });

const surprising = failed.filter((name) => !DIFFERENCES.includes(name));
const gone = DIFFERENCES.filter((name) => !failed.includes(name));
for (const name of surprising) console.error(`netlify-cli fails: ${name}`);
for (const name of gone)
  console.error(`Take from the list of differences, netlify-cli passes: ${name}`);
if (surprising.length + gone.length > 0) process.exit(1);
console.log(
  `netlify-cli answers like tools/local-platform, but for ${DIFFERENCES.length} known differences.`,
);
