import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { newsEntries, nursingArticle } from '../content.ts';
import { expectOnFirstScreen, phone } from './first-screen.ts';
import { scriptCases } from './script-cases.ts';
import { expect, test } from './test.ts';

const wide = { width: 1280, height: 860 };
const newestFirst = newsEntries.toSorted((a, b) => b.date - a.date || b.id - a.id);
const pictured = newestFirst.find(({ cover }) => cover);
const bare = newestFirst.find(({ cover }) => !cover);

for (const { javaScriptEnabled, tested } of scriptCases) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of tested) {
      const prefix = locale === 'uz' ? '' : `/${locale}`;

      test(`${locale}: the newest title is on the first screen of the news`, async ({ page }) => {
        await page.goto(href('news', locale));
        await expectOnFirstScreen(page.locator('main article h2').first());
      });

      test(`${locale}: an item’s day and summary are on its first screen`, async ({ page }) => {
        for (const item of [pictured, bare]) {
          await page.goto(`${prefix}${item?.path}`);
          await expectOnFirstScreen(page.locator('main header time').first());
          await expectOnFirstScreen(page.locator('main .lede'));
        }
        await page.goto(`${prefix}${pictured?.path}`);
        await expectOnFirstScreen(page.locator('main .frame'));
      });

      test(`${locale}: the nursing article says first whether one can apply`, async ({ page }) => {
        await page.goto(href('newsItem', locale, nursingArticle));
        await expectOnFirstScreen(page.locator('main aside [data-when]:visible'));
      });
    }

    test('no chip is beside the screen, and the topics unfold', async ({ page }) => {
      const t = translator('ru');
      await page.goto(href('news', 'ru'));
      const chips = page.getByRole('navigation', { name: t('news.title') }).locator('a');
      await expect(chips.last()).toBeHidden();
      await page.locator('summary', { hasText: t('news.topics') }).click();
      await expect(chips.last()).toBeVisible();
      for (const chip of await chips.all()) {
        const box = await chip.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      }
      await expect(page.locator('main nav a[aria-current="true"]')).toHaveText(t('nav.allNews'));
    });

    test('the nursing article’s list of parts unfolds and leads to them', async ({ page }) => {
      await page.goto(href('newsItem', 'uz', nursingArticle));
      const part = page.locator('main aside a[href^="#"]').last();
      await expect(part).toBeHidden();
      await page.locator('summary', { hasText: translator('uz')('site.contents') }).click();
      const title = (await part.textContent()) ?? '';
      await part.click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    });
  });
}

test('beside the text, the nursing article’s list of parts is open', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(href('newsItem', 'uz', nursingArticle));
  for (const part of await page.locator('main aside a[href^="#"]').all()) {
    await expect(part).toBeVisible();
  }
  await expect(page.locator('main aside summary')).toBeHidden();
});

test('the older item is at the left of the newer one', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(newestFirst[3]?.path ?? '');
  const older = await page.locator('main a[rel=prev]').boundingBox();
  const newer = await page.locator('main a[rel=next]').boundingBox();
  expect((older?.x ?? 0) + (older?.width ?? 0)).toBeLessThanOrEqual(newer?.x ?? 0);
  expect(older?.y).toBe(newer?.y);
});

test('a picture has the same name in the list and on its page, by which it moves', async ({
  page,
}) => {
  await page.goto(href('news', 'uz'));
  const names = () =>
    page
      .locator('[data-transition]')
      .evaluateAll((pictures) =>
        pictures.map((picture) =>
          getComputedStyle(picture).getPropertyValue('view-transition-name'),
        ),
      );
  const listed = await names();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain(`news-${pictured?.id}`);
  await page.goto(pictured?.path ?? '');
  expect((await names())[0]).toBe(`news-${pictured?.id}`);
});
