import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { startPlatform } from '../../tools/local-platform/server.ts';

interface Site {
  url: string;
  /** Where this worker's submissions are stored. */
  data: string;
}

/** The browser's own pages, as its viewer of PDFs, load their parts by other protocols. */
const network = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** Notes whatever a page must never do: break its policy, ask another host, throw, log an error. */
function watch(page: Page, site: Site, expectedLog: RegExp): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedLog.test(message.text()))
      faults.push(`logged ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (network.has(protocol) && origin !== site.url) faults.push(`asked ${request.url()}`);
  });
  return faults;
}

/** The built site on the local platform, with a store of its own, and pages that are watched. */
export const test = base.extend<{ expectedLog: RegExp }, { site: Site; dist: string }>({
  /** The folder of the built site. */
  dist: ['dist', { option: true, scope: 'worker' }],
  /** What a page may log as an error: answers that the test asks for on purpose. */
  expectedLog: [/responded with a status of 4\d\d/, { option: true }],
  site: [
    async ({ dist }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'camu-e2e-'));
      const root = join(import.meta.dirname, '../..');
      const platform = await startPlatform({ root, dist: join(root, dist), dataDirectory: data });
      await use({ url: platform.url, data });
      await platform.close();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  page: async ({ page, site, expectedLog }, use) => {
    const faults = watch(page, site, expectedLog);
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
