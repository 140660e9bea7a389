import { type BrowserContextOptions, type CDPSession, devices } from 'playwright';

const VIEWPORT = { width: 360, height: 760 };
const SCALE = 2;
const CPU_SLOWDOWN = 4;
/** In kbit/s, and ms. */
const NETWORK = { down: 1600, up: 750, roundTrip: 150 };

export const phone: BrowserContextOptions = {
  userAgent: devices['Pixel 7']?.userAgent,
  viewport: VIEWPORT,
  deviceScaleFactor: SCALE,
  isMobile: true,
  hasTouch: true,
  // The root leads other languages away to their own home page.
  locale: 'uz-UZ',
};

const bytesPerSecond = (kbits: number) => (kbits * 1000) / 8;

/** Makes a page's processor and network those of a phone. */
export async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.roundTrip,
    downloadThroughput: bytesPerSecond(NETWORK.down),
    uploadThroughput: bytesPerSecond(NETWORK.up),
  });
}

export function describeConditions(browserVersion: string): string {
  return `\
Emulated in Chromium ${browserVersion}: a phone with ${VIEWPORT.width} × ${VIEWPORT.height} at ${SCALE}×, a processor ${CPU_SLOWDOWN}× slower
than this machine's, ${NETWORK.down} kbit/s down, ${NETWORK.up} kbit/s up, ${NETWORK.roundTrip} ms for each answer, an empty cache.
Not emulated: the opening of connections (DNS, TCP, TLS), a server far away, and HTTP/2, which sends
repeated headers once. The local platform answers from this machine: compare with figures from here.`;
}
