import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** The URLs of the page's prefetch hints, in order of creation. */
const readHints = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Stops the clock: only `page.clock.runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

test('prefetches a page once, when its link is hovered, focused or touched', async ({ page }) => {
  await stopClock(page);
  await page.goto('/books');
  const footer = page.locator('footer');
  await footer.locator('a[href="/connect"]').hover();
  await page.clock.runFor(64);
  expect(await readHints(page)).toEqual([]);
  await Promise.all([page.waitForRequest('**/connect'), page.clock.runFor(1)]);
  await footer.locator('a[href="/careers"]').focus();
  await page.clock.runFor(100);
  await footer.locator('a[href="/privacy"]').dispatchEvent('touchstart');
  await footer.locator('a[href="/connect"]').focus();
  await page.clock.runFor(100);
  expect(await readHints(page)).toEqual(['/connect', '/careers', '/privacy']);
});

test('doesn’t prefetch files, other sites, other languages or the current page', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/books');
  await page.locator('nav[data-language-switcher] summary').click();
  for (const link of [
    'main a[href^="http"]',
    'a[hreflang=ru]',
    'a[href="/books"]',
    'footer a[href="/rss.xml"]',
  ]) {
    await page.locator(link).first().dispatchEvent('touchstart');
    await page.locator(link).first().dispatchEvent('mouseover');
    await page.clock.runFor(100);
  }
  expect(await readHints(page)).toEqual([]);
});
