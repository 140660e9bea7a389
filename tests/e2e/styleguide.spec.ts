import type { Page } from 'playwright/test';
import { localizedPath } from '../../src/i18n/paths.ts';
import { expect, test } from './test.ts';

test.use({ dist: '.site-later/dist' });

/** Four views that cover each pair of a language, a colour scheme and a width. */
const views = [
  { locale: 'uz', colorScheme: 'light', width: 360 },
  { locale: 'uz', colorScheme: 'dark', width: 1280 },
  { locale: 'ru', colorScheme: 'dark', width: 360 },
  { locale: 'ru', colorScheme: 'light', width: 1280 },
] as const;

async function waitForImagesAndFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]);
  });
}

for (const { locale, colorScheme, width } of views) {
  test(`looks unchanged: ${locale}, ${colorScheme}, ${width} px`, async ({ page }) => {
    // States depend on the day, and what telephones say on the time.
    await page.clock.setFixedTime('2026-11-26T18:00:00Z');
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(localizedPath('/styleguide', locale));
    await waitForImagesAndFonts(page);
    await expect(page.locator('main')).toHaveScreenshot(`${locale}-${colorScheme}-${width}.png`, {
      mask: [page.locator('.photo')],
      maskColor: '#888',
      maxDiffPixels: 400,
    });
  });
}
