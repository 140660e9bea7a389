import { words } from '../../../src/admin/translations/words.ts';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { findViolations } from '../../audit/axe/find-violations.ts';
import { expect, test } from '../test.ts';

for (const locale of locales) {
  const path = `/admin/translations${locale === defaultLocale ? '' : `/${locale}`}`;

  test(`fits a phone, and has no barriers in light and in dark: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale)('title'));
    for (const details of await page.locator('summary').all()) await details.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // In one language only: the others differ only in words.
    if (locale !== defaultLocale) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('is read by keyboard: the languages, then what is to do', async ({ page }) => {
  await page.goto('/admin/translations');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/translations\/ru$/);
  const list = page.locator('details').first();
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
});
