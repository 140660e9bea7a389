import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** The smallest phone that the first screen of a page is designed for. */
export const phone = { width: 360, height: 740 };

/** Expects an element to be on the first screen, above the bar at its bottom. */
export async function expectOnFirstScreen(page: Page, element: Locator): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const bar = await page.locator('body > nav').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}
