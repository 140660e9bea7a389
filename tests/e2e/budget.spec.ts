import type { Page, Request } from 'playwright/test';
import { budgets, compressedSize } from '../audit/weights/page-weight.ts';
import { measureTransferred } from '../audit/weights/transferred.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

/** Limit for a search, beyond a page's scripts, in bytes of brotli; includes the request client. */
const searchScript = 22_500;
/** Limit for a form that a visitor fills in. */
const formScript = 85_000;

const isReact = (code: string) => code.includes('https://react.dev/errors/');

const totalSize = (scripts: readonly string[]) =>
  scripts.map(compressedSize).reduce((sum, one) => sum + one, 0);

/** Records the addresses of the scripts loaded over the network. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  return scripts;
}

/** The code of the recorded scripts and of the page's inline ones. */
async function readCode(page: Page, scripts: readonly string[]): Promise<string[]> {
  // Read again: the browser forgets the scripts of a worker that has ended.
  const loaded = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.textContent ?? ''))]);
  return [...loaded, ...inline];
}

/** Opens a page, scrolls to its end, and waits until it is idle. */
async function openAndScroll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  });
  await page.waitForLoadState('networkidle');
}

test.use({ locale: 'uz-UZ' });

test('no page exceeds its script budget, or loads React before it is needed', async ({
  context,
}) => {
  const waiting = [...templates];
  // Pages are idle for most of the time that they are open.
  const tabs = Array.from({ length: 4 }, async () => {
    const page = await context.newPage();
    const scripts = recordScripts(page);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      scripts.length = 0;
      await openAndScroll(page, next.path);
      const loaded = await readCode(page, scripts);
      expect(totalSize(loaded), next.path).toBeLessThanOrEqual(budgets.script);
      expect(loaded.filter(isReact), next.path).toEqual([]);
    }
  });
  await Promise.all(tabs);
});

for (const [form, address] of [
  ['contact', '/contact'],
  ['application', '/careers'],
] as const) {
  test(`${address} loads its form with the first touch, within its budget`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(`${address}?utm_source=telegram`, { waitUntil: 'networkidle' });
    expect(totalSize(await readCode(page, scripts))).toBeLessThanOrEqual(budgets.script);
    await touchForm(page, form);
    const loaded = await readCode(page, scripts);
    expect(totalSize(loaded)).toBeLessThanOrEqual(formScript);
    expect(loaded.filter(isReact)).toHaveLength(1);
  });
}

test('the search page loads the search with the first letter, within its budget', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto('/search?utm_source=telegram', { waitUntil: 'networkidle' });
  await expect(page.locator('#q')).toBeFocused();
  expect(totalSize(await readCode(page, scripts))).toBeLessThanOrEqual(budgets.script);
  await page.keyboard.type('talaba');
  await expect(page.locator('.search-found > li').first()).toBeVisible();
  expect(totalSize(await readCode(page, scripts))).toBeLessThanOrEqual(
    budgets.script + searchScript,
  );
});

test('React is loaded once, with the first island that needs it', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/about');
  const switcher = page.locator('[data-language-switcher]');
  await switcher.locator('summary').click();
  await expect(switcher).toHaveAttribute('data-hydrated', '');
  for (const text of ['First', 'Second']) {
    await page.evaluate((message) => {
      const detail = { kind: 'info', text: message };
      document.dispatchEvent(new CustomEvent('toast', { detail }));
    }, text);
    await expect(page.locator('[data-toast]', { hasText: text })).toBeVisible();
  }
  expect((await readCode(page, scripts)).filter(isReact)).toHaveLength(1);
});

test('the home page’s pictures on a phone stay within their budget', async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  await using context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'uz' });
  const page = await context.newPage();
  const pictures: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = await measureTransferred(pictures);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budgets.homePictures);
});
