import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

/** Limit for all scripts of a page that nobody has touched, in bytes of brotli. */
const plainScript = 3_000;
/** Additional limit for a search. */
const searchScript = 20_000;
/** Limit with a form that somebody fills in. */
const formScript = 85_000;

/** Limit for the pictures that the home page loads on a phone before anybody scrolls, in bytes. */
const homePictures = 90_000;

const isReact = (code: string) => code.includes('https://react.dev/errors/');

const compressedSize = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const totalSize = (scripts: readonly string[]) =>
  scripts.map(compressedSize).reduce((sum, one) => sum + one, 0);

/** Records the code of all scripts loaded over the network. */
function recordScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return scripts;
}

const inlineScripts = (page: Page) =>
  page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => [...new Set(scripts.map((script) => script.textContent ?? ''))]);

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

test('no page exceeds its script budget, or loads React before it is needed', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const scripts = recordScripts(page);
  for (const { path } of templates) {
    await test.step(path, async () => {
      scripts.length = 0;
      await openAndScroll(page, path);
      const loaded = [...(await Promise.all(scripts)), ...(await inlineScripts(page))];
      expect(totalSize(loaded)).toBeLessThanOrEqual(plainScript);
      expect(loaded.filter(isReact)).toEqual([]);
    });
  }
});

for (const [form, address] of [
  ['contact', '/contact'],
  ['application', '/careers'],
] as const) {
  test(`${address} loads its form with the first touch, within its budget`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(`${address}?utm_source=telegram`, { waitUntil: 'networkidle' });
    expect(
      totalSize([...(await Promise.all(scripts)), ...(await inlineScripts(page))]),
    ).toBeLessThanOrEqual(plainScript);
    await touchForm(page, form);
    await page.waitForLoadState('networkidle');
    const loaded = [...(await Promise.all(scripts)), ...(await inlineScripts(page))];
    expect(totalSize(loaded)).toBeLessThanOrEqual(formScript);
    expect(loaded.filter(isReact)).toHaveLength(1);
  });
}

test('the search page loads the search with the first letter, within its budget', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  const loaded = async () => [...(await Promise.all(scripts)), ...(await inlineScripts(page))];
  await page.goto('/search?utm_source=telegram', { waitUntil: 'networkidle' });
  await expect(page.locator('#q')).toBeFocused();
  expect(totalSize(await loaded())).toBeLessThanOrEqual(plainScript);
  await page.keyboard.type('talaba');
  await expect(page.locator('.search-found > li').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(totalSize(await loaded())).toBeLessThanOrEqual(plainScript + searchScript);
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
  expect((await Promise.all(scripts)).filter(isReact)).toHaveLength(1);
});

test('the home page’s pictures on a phone stay within their budget', async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  await using context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'uz' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(homePictures);
});
