import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../setup/child-process.mjs';

/** Where systems install Chromium or Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const systemShells = ['/usr/bin/chromium-headless-shell'];

const mayInstall = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/** @param {(string | undefined)[]} paths */
const firstWorking = (paths) =>
  paths.find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0);

/** The path of a working Chromium: CHROME_PATH, the system's, or Playwright's own. */
async function findBrowser() {
  const { chromium } = await import('playwright');
  return firstWorking([process.env.CHROME_PATH, ...systemBrowsers, chromium.executablePath()]);
}

/** The path of a Chromium; installs one when there is none. Rejects when that fails. */
export async function findOrInstallBrowser() {
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (!browser) throw new Error('No browser: install Chromium, or name one in CHROME_PATH');
  return browser;
}

/** The path of chromium-headless-shell; of the full Chromium where that can't be installed. */
export async function findOrInstallShell() {
  const find = () => firstWorking([process.env.HEADLESS_SHELL_PATH, ...systemShells]);
  const found = find();
  if (found) return found;
  if (mayInstall && hasApt) await aptInstall(['chromium-headless-shell']);
  return find() ?? (await findOrInstallBrowser());
}

async function installBrowser() {
  if (mayInstall && hasApt) {
    await aptInstall(['chromium']);
    // Ubuntu's package only redirects to snap.
    const installed = await findBrowser();
    if (installed) return installed;
  }
  await run('playwright', ['install', ...(mayInstall ? ['--with-deps'] : []), 'chromium']);
  return findBrowser();
}

/** Debian's packages of Firefox and WebKitGTK: browser, driver, what they play videos with, a display. */
const otherBrowsers = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-bad',
  'xvfb',
  'xauth',
];

/** Installs Firefox and WebKitGTK where they lack. Rejects when that fails. */
export async function installOtherBrowsers() {
  const areInstalled = () => spawnSync('dpkg', ['--status', ...otherBrowsers]).status === 0;
  if (areInstalled()) return;
  if (mayInstall && hasApt) await aptInstall(otherBrowsers);
  if (!areInstalled()) {
    throw new Error(`Install these packages on Debian 12 or later: ${otherBrowsers.join(' ')}`);
  }
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const unattended = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], unattended);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], unattended);
}
