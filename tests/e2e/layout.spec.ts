import { localizedPath } from '../../src/routing/href.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

for (const locale of ['uz', 'ru'] as const) {
  for (const template of templates) {
    test(`${localizedPath(template, locale)} fits a narrow screen and stays still`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = (entry as PerformanceEntry & { value: number }).value;
            document.documentElement.dataset['shift'] =
              `${Number(document.documentElement.dataset['shift'] ?? 0) + shift}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(localizedPath(template, locale), { waitUntil: 'networkidle' });
      const { width, shift } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        shift: Number(document.documentElement.dataset['shift'] ?? 0),
      }));
      expect(width).toBeLessThanOrEqual(320);
      expect(shift).toBe(0);
    });
  }
}
