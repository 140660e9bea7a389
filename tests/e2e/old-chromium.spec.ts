import type { Page } from 'playwright/test';
import { formMessages } from '../../src/forms/messages.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href, path } from '../../src/routing/href.ts';
import { newsEntries } from '../content.ts';
import { readStoredMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

// Runs in Chromium 109 (playwright.config.ts): tests fallbacks that current engines don't need.

const [item] = newsEntries;
const paths = ['/', '/courses', '/contact', '/careers', '/search', item?.path as string];

/** The parts of dotted lines that begin in the clipped area. */
const cutParts = (page: Page) =>
  page.locator('.dots > *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const line = part.parentElement as Element;
      const cut = /^inset\(.* ([\d.]+)px\)$/.exec(getComputedStyle(line).clipPath)?.[1];
      const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
      if (!cut || !text) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, width } = range.getBoundingClientRect();
      const isCut = width > 0 && left < line.getBoundingClientRect().left + Number(cut);
      return isCut ? [part.textContent] : [];
    }),
  );

test('is an old browser', async ({ browser }) => {
  expect(Number.parseInt(browser.version(), 10)).toBeLessThanOrEqual(110);
});

for (const viewport of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport, locale: 'uz' });

    for (const address of paths) {
      test(`${address} has its colours and whole lines`, async ({ page }) => {
        await page.goto(address);
        const body = page.locator('body');
        await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(body).toHaveCSS('color', 'rgb(16, 32, 47)');
        for (const surface of await page.locator('body > header, body > nav:visible').all()) {
          await expect(surface).toHaveCSS('background-color', /^rgb\(/);
        }
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
        expect(await cutParts(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('has dotted lines to look at', async ({ page }) => {
  await page.goto('/courses');
  expect(await page.locator('.dots > *').count()).toBeGreaterThan(3);
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark', locale: 'uz' });

  test('is dark', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 23, 33)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(233, 238, 243)');
  });
});

test('a form has visible fields, is checked by ALTCHA and stored', async ({ page }) => {
  const messages = formMessages('contact', 'uz');
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.goto(href('contact', 'uz'));
  await touchForm(page, 'contact');
  const values = {
    firstName: 'Anora',
    lastName: 'Karim',
    email: 'a@example.com',
    phone: '901234567',
  };
  for (const [name, value] of Object.entries({ ...values, message: 'Chromium 109' })) {
    const field = page.locator(`#form [name=${name}]`);
    await expect(field).toHaveCSS('border-top-style', 'solid');
    await field.fill(value);
  }
  const consent = page.locator('#form [name=consent]');
  await expect(consent).toHaveCSS('border-top-style', 'solid');
  await consent.check();
  expect(await consent.evaluate((box) => getComputedStyle(box, '::before').backgroundColor)).toBe(
    'rgb(18, 63, 122)',
  );
  await page.getByRole('button', { name: messages.send }).click();
  const dialog = page.getByRole('dialog', { name: messages.sent });
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const reference = await dialog.locator('.reference').textContent();
  const stored = (await readStoredMessages()).find((one) => one.reference === reference);
  expect(stored).toMatchObject({ botCheck: 'human', fields: { message: 'Chromium 109' } });
});

test('the search finds, sorted by date too, and its panel covers the page', async ({ page }) => {
  const t = translator('uz');
  await page.goto(`${path('search')}?q=hamshira&sort=date`);
  await expect(page.locator('.search-found > li').first()).toBeVisible();
  // The last part of the results: requests that are pending when a page is left are logged as failed.
  await expect(page.locator('main a[href*="/ru/search?q=hamshira"]')).toBeVisible();
  await page.goto('/about');
  await page.getByRole('searchbox', { name: t('nav.search') }).fill('talaba');
  await expect(page.locator('.search-found > li').first()).toBeVisible();
  await expect(page.locator('.search-panel')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
