// Runs the HTTP contract tests against Netlify's own local server, so that the small one in
// platform/ can't drift from the platform. Needs a network: npx fetches 350 MB the first time.
// netlify-cli builds dist/ itself and moves the rules out of it, so that dist/ is removed at the end.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, run, start, stop } from './setup/child.mjs';
import { installDependencies } from './setup/install.mjs';

const TIME_TO_START = 300_000;

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
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await delay(500);
  }
  return false;
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
const exitCode = await run('vitest', ['run', 'tests/functions/contract'], { CONTRACT_URL: url });
stop(server);
await once(server, 'exit');
rmSync(join(root, 'dist'), { recursive: true, force: true });
process.exit(exitCode);
