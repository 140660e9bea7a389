import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** The addresses of the hints that the page has made, in their order. */
const hints = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Stops the clock, which then goes on by `page.clock.runFor` alone. */
async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

test('a page is asked for once its link is pointed at, focused or touched, and only once', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/books');
  const footer = page.locator('footer');
  await footer.locator('a[href="/connect"]').hover();
  await page.clock.runFor(64);
  expect(await hints(page)).toEqual([]);
  await Promise.all([page.waitForRequest('**/connect'), page.clock.runFor(1)]);
  await footer.locator('a[href="/careers"]').focus();
  await page.clock.runFor(100);
  await footer.locator('a[href="/privacy"]').dispatchEvent('touchstart');
  await footer.locator('a[href="/connect"]').focus();
  await page.clock.runFor(100);
  expect(await hints(page)).toEqual(['/connect', '/careers', '/privacy']);
});

test('no file, no other site, no other language and not the page itself is asked for', async ({
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
  expect(await hints(page)).toEqual([]);
});
