import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { launchOptions } from '../../playwright.config.ts';

const run = promisify(execFile);

/** Runs in its own process: Playwright’s runner adds the tests' flags to every browser launched in a test. */
const program = `
  import { launchBrowser } from './tools/bench/phone.ts';
  const browser = await launchBrowser();
  const client = await browser.newBrowserCDPSession();
  const { commandLine } = await client.send('SystemInfo.getInfo');
  console.log(commandLine);
  await browser.close();
`;

test('the benchmark’s browser has the same flags as the tests’', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
  });
  expect(stdout.split(/\s+/)).toEqual(expect.arrayContaining(launchOptions(undefined).args));
});
