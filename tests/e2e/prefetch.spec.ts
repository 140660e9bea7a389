import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** Records the paths of pages and files that scripts fetch. */
function recordFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/_astro/')) {
      fetched.push(pathname);
    }
  });
  return fetched;
}

/** Stops the clock: only `page.clock.runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

/** Whether the page came from Chromium's prefetches or from its HTTP cache. */
const readDelivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

test('prefetches a page once, when its link is hovered or focused', async ({ page }) => {
  await stopClock(page);
  await page.goto('/books');
  const fetched = recordFetches(page);
  const footer = page.locator('footer');
  await footer.locator('a[href="/connect"]').hover();
  await page.clock.runFor(64);
  expect(fetched).toEqual([]);
  await Promise.all([page.waitForRequest('**/connect'), page.clock.runFor(1)]);
  await footer.locator('a[href="/careers"]').focus();
  await page.clock.runFor(100);
  await footer.locator('a[href="/connect"]').focus();
  await page.clock.runFor(100);
  expect(fetched).toEqual(['/connect', '/careers']);
});

test('opens a hovered page without another request', async ({ page }) => {
  await page.goto('/books');
  const link = page.locator('footer a[href="/connect"]');
  const [response] = await Promise.all([page.waitForResponse('**/connect'), link.hover()]);
  await response.finished();
  // Like a keyboard user: without a press of the mouse button, for which the rules below would prefetch.
  await link.press('Enter');
  await page.waitForURL('**/connect');
  expect(await readDelivery(page)).toBe('cache');
});

test('lets Chromium prefetch the page of a link that is pressed', async ({ page }) => {
  const rules = page.waitForResponse('**/prefetch.json');
  await page.goto('/books', { waitUntil: 'networkidle' });
  await (await rules).finished();
  const link = page.locator('footer a[href="/connect"]');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL('**/connect');
  expect(await readDelivery(page)).toBe('navigational-prefetch');
});

test('prefetches a page when its link is touched, where a browser has no such rules', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'prerendering');
  });
  await page.goto('/books');
  const fetched = recordFetches(page);
  await page.locator('footer a[href="/privacy"]').dispatchEvent('touchstart');
  expect(fetched).toEqual(['/privacy']);
});

test('doesn’t prefetch files, other sites, other languages or the current page', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/books');
  const fetched = recordFetches(page);
  await page.locator('nav[data-language-switcher] summary').click();
  for (const link of [
    'main a[href^="http"]',
    'a[hreflang=ru]',
    'a[href="/books"]',
    'footer a[href="/rss.xml"]',
  ]) {
    await page.locator(link).first().dispatchEvent('mouseover');
    await page.clock.runFor(100);
  }
  expect(fetched).toEqual([]);
});
