import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { scriptCases } from './script-cases.ts';
import { expect, test } from './test.ts';

const phone = { width: 360, height: 760 };

for (const { javaScriptEnabled, tested } of scriptCases) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of tested) {
      const t = translator(locale);

      test(`${locale}: opens the news from the menu and reads an article`, async ({ page }) => {
        await page.goto(href('about', locale));
        await page.locator('header summary', { hasText: t('nav.news') }).click();
        await page
          .locator('header')
          .getByRole('link', { name: t('nav.allNews') })
          .click();
        await expect(page).toHaveURL(new RegExp(`${href('news', locale)}$`));
        const first = page.locator('main article a').first();
        const title = (await first.textContent()) ?? '';
        await first.click();
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });

      test(`${locale}: the menu opens on a phone and links to admission`, async ({ page }) => {
        await page.setViewportSize(phone);
        await page.goto(href('home', locale) === '/' ? '/about' : href('home', locale));
        const menu = page.getByRole('navigation', { name: t('nav.main') });
        await expect(menu).toBeHidden();
        await page.locator('header summary', { hasText: t('nav.menu') }).click();
        await expect(menu).toBeVisible();
        await menu.locator('summary', { hasText: t('nav.admission') }).click();
        await menu.getByRole('link', { name: t('admission.title'), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${href('admissions', locale)}$`));
      });
    }
  });
}

for (const locale of locales) {
  const t = translator(locale);

  test(`${locale}: answers an unknown path with 404 in its language and shows the path`, async ({
    page,
  }) => {
    for (const unknown of ['/no-such-page/ў<b>', '/news/999/foo', '/news/1/foo']) {
      const path = localizedPath(unknown, locale);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText(t('error.notFound') + path);
    }
  });
}

test('the 404 page searches the site', async ({ page }) => {
  const t = translator('uz');
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: t('search.label') }).fill('kutubxona');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kutubxona');
  await expect(page.locator('.search-title a').first()).toBeVisible();
});

test('wraps a long unknown path, and escapes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const path = `/en/${'no-such-page'.repeat(40)}/<img src=x onerror=alert(1)>`;
  await page.goto(path);
  await expect(page.locator('h1')).toHaveText(`Page Not Found${path}`);
  await expect(page.locator('h1 img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a plain 404 page for an unknown path', async ({ page }) => {
    await page.goto('/en/no-such-page');
    await expect(page.locator('h1')).toHaveText('Page Not Found');
  });
});

test('redirects the nursing article under another id to the right one', async ({ page }) => {
  await page.goto('/ru/news/999/faculty-of-nursing-at-camu');
  await expect(page).toHaveURL(/\/ru\/news\/7\/faculty-of-nursing-at-camu$/);
});

test('the skip link is focused first and moves the focus to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(translator('uz')('site.skip'));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a phone’s fee table keeps its column headers, and the focus is never under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(href('fees', 'ru'));
  const table = page.locator('table[role]');
  // The programme, and two groups in two years.
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const head = table.locator('thead');
  const links = await table.locator('th a').all();
  for (const link of links.toReversed()) {
    await link.focus();
    const [covered, box] = [await head.boundingBox(), await link.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));
  }
});
