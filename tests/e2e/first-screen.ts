import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/** The smallest phone that the first screen of a page is designed for. */
export const phone = { width: 360, height: 740 };

/** Expects an element to be on the first screen, above the bar at its bottom. */
export async function expectOnFirstScreen(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const { scrolled, bottom, bar } = await element.evaluate((element) => ({
    scrolled: scrollY,
    bottom: element.getBoundingClientRect().bottom,
    bar: document.querySelector('body > nav')?.getBoundingClientRect().top ?? innerHeight,
  }));
  expect(scrolled).toBe(0);
  expect(bottom).toBeLessThanOrEqual(bar);
}
