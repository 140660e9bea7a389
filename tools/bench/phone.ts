import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  devices,
} from 'playwright';
import { launchOptions } from '../../playwright.config.ts';
import { findOrInstallShell } from '../test/browser.mjs';

const viewport = { width: 360, height: 760 };
const pixelRatio = 2;
const cpuSlowdown = 4;
/** Bandwidths in kbit/s. */
export const network = { down: 1600, up: 750, roundTripMs: 150 };

/** A phone's browser context. */
export const phone: BrowserContextOptions = {
  userAgent: devices['Pixel 7']?.userAgent,
  viewport,
  deviceScaleFactor: pixelRatio,
  isMobile: true,
  hasTouch: true,
  // With another language the root redirects to that language's home page.
  locale: 'uz-UZ',
};

/**
 * Launches a Chromium with the flags of the browser tests. It has no windows: those of the full Chromium
 * load their own pages (the address bar's, in 156) while the measured page loads, on the same processor.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findOrInstallShell()));
}

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Throttles a page's processor to that of a phone. */
export async function throttleProcessor(client: CDPSession, slowdown = cpuSlowdown): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Throttles a page's processor and network to those of a phone. */
export async function throttle(client: CDPSession, slowdown?: number): Promise<void> {
  await throttleProcessor(client, slowdown);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond(network.down),
    uploadThroughput: bytesPerSecond(network.up),
  });
}

/** The conditions that are emulated and those that aren't, for the report. */
export function describeConditions(browserVersion: string, slowdowns = [cpuSlowdown]): string {
  return `\
Emulated in Chromium ${browserVersion}: a phone of ${viewport.width} × ${viewport.height} at ${pixelRatio}×, a CPU ${slowdowns.join('× or ')}× slower than this machine's,
${network.down} kbit/s down, ${network.up} kbit/s up, ${network.roundTripMs} ms latency, an empty cache.
Not emulated: connection set-up (DNS, TCP, TLS), a distant server, HTTP/2 header compression.
The local platform answers from this machine: compare only with figures from the same machine.`;
}
