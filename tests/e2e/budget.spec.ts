import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

/** What all the script of a page that asks for nothing more may weigh, in bytes of brotli. */
const plainScript = 3_000;
/** On top, where a search waits for its words. */
const searchScript = 20_000;
const formScript = 85_000;

const isReact = (code: string) => code.includes('https://react.dev/errors/');

const weight = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** The texts of all scripts that come over the network, as they come. */
function watchScripts(page: Page): Promise<string>[] {
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

/** Scrolls through a page that has all it asked for at first, and gives it the time to ask for more. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  });
  for (const island of await page.locator('[data-page-form] [data-island]').all()) {
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

test.use({ locale: 'uz-UZ' });

test('no page loads more script than it may, nor React before it is asked for', async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const scripts = watchScripts(page);
  for (const { path } of templates) {
    await test.step(path, async () => {
      scripts.length = 0;
      await read(page, path);
      const searches = (await page.locator('[data-search-results]').count()) > 0;
      if (searches) await page.waitForLoadState('networkidle');
      const loaded = [...(await Promise.all(scripts)), ...(await inlineScripts(page))];
      const hasForm = (await page.locator('[data-page-form]').count()) > 0;
      const total = loaded.map(weight).reduce((sum, one) => sum + one, 0);
      expect(total).toBeLessThanOrEqual(
        hasForm ? formScript : plainScript + (searches ? searchScript : 0),
      );
      expect(loaded.filter(isReact)).toHaveLength(hasForm ? 1 : 0);
    });
  }
});

test('React comes once, with the first island that is asked for', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/about');
  const switcher = page.locator('[data-language-switcher]');
  await switcher.locator('summary').click();
  await expect(switcher).toHaveAttribute('data-hydrated', '');
  for (const text of ['First', 'Second']) {
    await page.evaluate((words) => {
      const detail = { kind: 'info', text: words };
      document.dispatchEvent(new CustomEvent('toast', { detail }));
    }, text);
    await expect(page.locator('[data-toast]', { hasText: text })).toBeVisible();
  }
  expect((await Promise.all(scripts)).filter(isReact)).toHaveLength(1);
});
