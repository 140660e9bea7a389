// npm run test:parity: runs the HTTP contract tests against Netlify's own local server, so that
// tools/local-platform can't drift from the platform. npx downloads 350 MB the first time.
// netlify-cli builds dist/ itself and moves the rules out of it, so dist/ is removed at the end.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, run, start, stop } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';

const startTimeoutMs = 300_000;

/**
 * Tests that fail with netlify-cli but not on the platform:
 *
 * - When a function answers 404 or 403, netlify-cli calls it again for the path with `.html` and
 *   `/index.html`, then for the page of the 404 rule, and sends the last answer:
 *   https://github.com/netlify/cli/blob/main/src/utils/proxy.ts ("mimic the CDN behavior").
 * - Visits are counted on production deploys, which it is none.
 * - What its store returns has no ETag (https://github.com/netlify/primitives/issues/772), so that a
 *   network's second post without a bot check can't be counted, and is refused.
 */
const knownDifferences = [
  'errors are JSON 999/views by POST: 404',
  'errors are JSON 1/likes by POST: 404',
  'POST to views counts a visitor once',
  'POST to downloads counts a visitor once',
  'every answer of a function has the site’s security headers: a reply page',
  ...['uz', 'ru', 'tr', 'en'].map(
    (locale) => `without script, the reference is shown on a page of the site in ${locale}`,
  ),
];

/** Tests that are left out. */
const leftOut = [
  // Needs an answer within two seconds, which netlify-cli may take for one.
  'a form opened this moment',
  // netlify-cli ends with "Stream body too big".
  'a form that is too large for the platform',
];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @param {string} url */
async function answers(url) {
  const end = Date.now() + startTimeoutMs;
  while (server.exitCode === null && Date.now() < end) {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (response?.ok) return true;
    await delay(500);
  }
  return false;
}

/** Runs the tests, one file at a time, and resolves to the full names of those that failed. */
async function failedTests() {
  const folder = mkdtempSync(join(tmpdir(), 'parity-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`];
  const tests = [
    'tests/functions/contract',
    '--testNamePattern',
    `^(?!.*(?:${leftOut.join('|')}))`,
  ];
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
  if (exitCode !== 0 && failed.length === 0) return ['a test file did not run'];
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
if (server.exitCode !== null) failed.push('netlify-cli ended while the tests ran');
else {
  stop(server);
  await once(server, 'exit');
}
rmSync(join(root, 'dist'), { recursive: true, force: true });

const unexpected = failed.filter((name) => !knownDifferences.includes(name));
const resolved = knownDifferences.filter((name) => !failed.includes(name));
for (const name of unexpected) console.error(`netlify-cli fails: ${name}`);
for (const name of resolved)
  console.error(`Remove from the known differences, netlify-cli passes: ${name}`);
if (unexpected.length + resolved.length > 0) process.exit(1);
console.log(
  `netlify-cli agrees with tools/local-platform except for ${knownDifferences.length} known differences.`,
);
