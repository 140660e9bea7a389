import type { Page } from 'playwright/test';

/** Waits until the menus' script has run; it loads when a menu gets the focus or is opened. */
export async function menusLoaded(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/menus\.[\w-]+\.js$/.test(name))
        ?.name,
  );
  await page.evaluate((address) => import(`${address}`), await script.jsonValue());
}
