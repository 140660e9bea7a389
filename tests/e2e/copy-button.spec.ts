import { defaultLocale } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { expect, test } from './test.ts';

const t = translator(defaultLocale);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a button copies an article’s citation as it is shown, and says so', async ({ page }) => {
  await page.goto('/journals/1/all-languages/2026-1/5');
  await page.getByRole('button', { name: t('copy.citation') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('copy.done') })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('.citation')).toHaveText(copied);
});

test('a button copies a news item’s address, and says so', async ({ page }) => {
  await page.goto('/news/5/long-words');
  await page.getByRole('button', { name: t('copy.link') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('copy.done') })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', copied);
});
