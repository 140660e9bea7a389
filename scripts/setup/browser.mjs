import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './child.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that starts: CHROME_PATH, the system's, or Playwright's own. */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  return [process.env.CHROME_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0,
  );
}

/** The path of a Chromium; installs one when there is none. */
export async function findOrInstallBrowser() {
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (!browser) throw new Error('No browser: install Chromium, or name one in CHROME_PATH');
  return browser;
}

async function installBrowser() {
  const mayInstall = process.getuid?.() === 0;
  if (mayInstall && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    // The font has Cyrillic letters, which a bare system lacks.
    const packages = ['chromium', 'fonts-dejavu-core'];
    await run('apt-get', ['update'], quiet);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
    // Ubuntu's package is only a hint at another installer.
    const installed = await findBrowser();
    if (installed) return installed;
  }
  await run('playwright', ['install', ...(mayInstall ? ['--with-deps'] : []), 'chromium']);
  return findBrowser();
}
