import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../setup/child-process.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

const mayInstall = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/** @param {(string | undefined)[]} paths */
const firstThatStarts = (paths) =>
  paths.find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0);

/** The path of a Chromium that starts: CHROME_PATH, the system's, or Playwright's own. */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  return firstThatStarts([process.env.CHROME_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()]);
}

/** The path of a Chromium; installs one when there is none. */
export async function findOrInstallBrowser() {
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (!browser) throw new Error('No browser: install Chromium, or name one in CHROME_PATH');
  return browser;
}

/** The path of a Chromium that has no window; where none can be installed either, of any Chromium. */
export async function findOrInstallShell() {
  const find = () => firstThatStarts([process.env.HEADLESS_SHELL_PATH, ...SYSTEM_SHELLS]);
  const found = find();
  if (found) return found;
  if (mayInstall && hasApt) await aptInstall(['chromium-headless-shell']);
  return find() ?? (await findOrInstallBrowser());
}

async function installBrowser() {
  if (mayInstall && hasApt) {
    // The font has Cyrillic letters, which a bare system lacks.
    await aptInstall(['chromium', 'fonts-dejavu-core']);
    // Ubuntu's package is only a hint at another installer.
    const installed = await findBrowser();
    if (installed) return installed;
  }
  await run('playwright', ['install', ...(mayInstall ? ['--with-deps'] : []), 'chromium']);
  return findBrowser();
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
}
