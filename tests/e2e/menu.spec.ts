import type { Page } from 'playwright/test';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { menusLoaded } from './menu-script.ts';
import { expect, test } from './test.ts';

const t = translator('uz');
const summary = (page: Page, label: string) =>
  page.locator('summary').getByText(published(label), { exact: true });
const group = (page: Page, label: string) =>
  page.locator('nav details').filter({ has: summary(page, label) });

test('arrow keys move through the panels, and Escape restores the focus', async ({ page }) => {
  await page.goto('/about');
  await summary(page, t('nav.university')).focus();
  await menusLoaded(page);
  await page.keyboard.press('ArrowRight');
  await expect(summary(page, t('nav.education'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const links = group(page, t('nav.education')).locator('a');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(summary(page, t('nav.education'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(links.nth(0)).toBeHidden();
  await expect(summary(page, t('nav.education'))).toBeFocused();
});

test('opens one panel at a time, and closes it on a click or focus elsewhere', async ({ page }) => {
  await page.goto('/about');
  const education = group(page, t('nav.education')).locator('a').first();
  const admission = group(page, t('nav.admission')).locator('a').first();
  await summary(page, t('nav.education')).click();
  await menusLoaded(page);
  await expect(education).toBeVisible();
  await summary(page, t('nav.admission')).click();
  await expect(admission).toBeVisible();
  await expect(education).toBeHidden();
  await page.mouse.click(1200, 700);
  await expect(admission).toBeHidden();
  await summary(page, t('nav.admission')).click();
  await page.locator('main a').first().focus();
  await expect(admission).toBeHidden();
});

test('is a full-height sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/about');
  await page.locator('summary', { hasText: t('nav.menu') }).click();
  await menusLoaded(page);
  const sheet = page.getByRole('navigation', { name: t('nav.main') });
  const box = await sheet.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(759);
  await summary(page, t('nav.science')).click();
  await expect(group(page, t('nav.science')).locator('a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('summary', { hasText: t('nav.menu') })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens its panels', async ({ page }) => {
    await page.goto('/about');
    await summary(page, t('nav.education')).click();
    await expect(group(page, t('nav.education')).locator('a').first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('panel.title') })).toBeHidden();
  });
});
