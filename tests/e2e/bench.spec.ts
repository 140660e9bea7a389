import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { launchOptions } from '../../playwright.config.ts';

const run = promisify(execFile);

/** Runs alone: Playwright’s runner gives the flags of the tests to every browser that a test launches. */
const program = `
  import { launchBrowser } from './tools/bench/phone.ts';
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto('chrome://version');
  console.log(await page.locator('#command_line').innerText());
  await browser.close();
`;

test('pages are measured in a browser with the flags of the tests', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
  });
  expect(stdout.split(/\s+/)).toEqual(expect.arrayContaining(launchOptions(undefined).args));
});
