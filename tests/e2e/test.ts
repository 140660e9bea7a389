import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { startPlatform } from '../../tools/local-platform/server.ts';

interface Site {
  url: string;
  /** The folder of this worker's submissions. */
  data: string;
}

/** Protocols of network requests: the browser's internal pages, like its PDF viewer, use others. */
const networkProtocols = new Set(['http:', 'https:', 'ws:', 'wss:']);

/**
 * Thrown by Chromium when a slow computer shows the next page before its transition is ready, and skips the
 * transition. Pages have no script for transitions that could catch it
 * (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const skippedFade = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Records what a page must never do: violate its CSP, send a request to another host, throw, or log an error.
 */
function recordViolations(
  page: Page,
  allowedOrigins: readonly string[],
  expectedLog: RegExp,
): string[] {
  const violations: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== skippedFade) violations.push(`threw ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedLog.test(message.text()))
      violations.push(`logged ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (networkProtocols.has(protocol) && !allowedOrigins.includes(origin))
      violations.push(`requested ${request.url()}`);
  });
  return violations;
}

/** Tests run against the built site on a separate local platform and store; pages fail on violations. */
export const test = base.extend<
  { expectedLog: RegExp; otherOrigins: string[] },
  { site: Site; dist: string }
>({
  /** The folder of a built site: the test site's by default. */
  dist: ['.site-test/dist', { option: true, scope: 'worker' }],
  /** Errors that a page may log: by default, client error responses. */
  expectedLog: [/responded with a status of 4\d\d/, { option: true }],
  /** Other origins that a page may request: none by default. */
  otherOrigins: [[], { option: true }],
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
  page: async ({ page, site, otherOrigins, expectedLog }, use) => {
    const violations = recordViolations(page, [site.url, ...otherOrigins], expectedLog);
    await use(page);
    expect(violations).toEqual([]);
  },
});

export { expect };
