import { defineConfig } from 'playwright/test';

/**
 * What needs a Chromium with windows: one without keeps no page to go back to, draws text otherwise,
 * and on a page at rest never tells some scripts that it is idle.
 */
const ofWindows = /(?:bot-check|budget|contact|freshness|styleguide)\.spec\.ts/;

const { CHROME_PATH, HEADLESS_SHELL_PATH = CHROME_PATH } = process.env;

/** How a Chromium is launched, by the tests and by what else measures pages in one. */
export const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const launch = (executablePath: string | undefined) => ({
  launchOptions: launchOptions(executablePath),
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  use: { viewport: { width: 1280, height: 860 } },
  projects: [
    { name: 'window', testMatch: ofWindows, use: launch(CHROME_PATH) },
    // Takes half the time.
    { name: 'shell', testIgnore: ofWindows, use: launch(HEADLESS_SHELL_PATH) },
  ],
});
