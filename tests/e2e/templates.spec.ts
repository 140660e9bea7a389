import type { Page } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { axeFaults } from './axe.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    shifts: PerformanceEntry[];
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes nothing but colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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

/** By how much a page is wider than the screen. */
async function overflow(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height });
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

for (const { path, status } of templates) {
  test(`${path} stays still, fits every screen and size of text, and has no accessibility fault`, async ({
    page,
  }) => {
    test.slow();
    await watchShifts(page);
    for (const locale of locales) {
      await test.step(locale, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.emulateMedia({ colorScheme: 'light' });
        const address = localizedPath(path, locale);
        const response = await page.goto(address, { waitUntil: 'networkidle' });
        expect(response?.status()).toBe(status);
        expect(await lateShifts(page)).toBe(0);
        expect(await overflow(page, 320, 640)).toBe(0);

        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await overflow(page, 640, 800)).toBe(0);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
          Object.assign(document.documentElement.dataset, { text: 'larger', spacing: 'wide' });
        });
        expect(await overflow(page, 360, 760)).toBe(0);
        await page.evaluate(() => {
          delete document.documentElement.dataset['text'];
          delete document.documentElement.dataset['spacing'];
        });

        expect(await overflow(page, 1280, 860)).toBe(0);
        expect(await axeFaults(page, { runOnly: tags })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFaults(page, { runOnly: colourRules })).toEqual([]);
      });
    }
  });
}
