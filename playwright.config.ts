import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

/**
 * Specs that need full Chromium: headless-shell, which is twice as fast, rasterizes text differently and
 * may never fire requestIdleCallback.
 */
const fullChromium = /(?:budget|styleguide)\.spec\.ts/;

/** Specs that run in Chromium 109. */
const oldChromium = /old-chromium\.spec\.ts/;

const { CHROME_PATH, HEADLESS_SHELL_PATH = CHROME_PATH, OLD_CHROMIUM_PATH } = process.env;

/** The launch options of the tests' Chromium, and of `npm run bench`. */
export const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  // Fonts installed on the machine, or missing, don't change any page.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'tests/fonts/fonts.conf') },
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
  // Pages spend a third of the time waiting for the network and timers.
  workers: Math.ceil(availableParallelism() * 1.5),
  // These stop hanging tests: a busy computer takes ten times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  use: {
    viewport: { width: 1280, height: 860 },
    // Playwright doesn't intercept requests through a service worker.
    serviceWorkers: 'block',
    // Transitions are slow without a graphics card: tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', testMatch: fullChromium, use: launch(CHROME_PATH) },
    {
      name: 'headless-shell',
      testIgnore: [fullChromium, oldChromium],
      use: launch(HEADLESS_SHELL_PATH),
    },
    // Unpacked by npm test (tools/test/old-chromium.mjs).
    { name: 'chromium-109', testMatch: oldChromium, use: launch(OLD_CHROMIUM_PATH) },
  ],
});
