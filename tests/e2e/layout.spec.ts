import type { Page } from 'playwright/test';
import { localizedPath } from '../../src/routing/href.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    shifts: PerformanceEntry[];
  }
}

/** Notes what moves from the start of a page's life. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** What moved once the page was read: fonts, pictures and scripts that arrive late move it. */
function lateShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const read = visit?.domContentLoadedEventStart ?? 0;
    return window.shifts.filter(({ startTime }) => startTime > read).length;
  });
}

for (const locale of ['uz', 'ru'] as const) {
  for (const { path, status } of templates) {
    test(`${localizedPath(path, locale)} fits a narrow screen and stays still`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await watchShifts(page);
      const address = localizedPath(path, locale);
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await lateShifts(page)).toBe(0);
    });
  }
}
