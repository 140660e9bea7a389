import type { Page } from 'playwright/test';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { phone } from './first-screen.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

/** Names of ordinary length, with a word of nineteen letters in Russian. */
const names: Record<Locale, string> = {
  uz: 'Markaziy Osiyo tibbiyot universiteti',
  ru: 'Центральноазиатский медицинский университет',
  tr: 'Orta Asya Tıp Üniversitesi',
  en: 'Central Asian Medical University',
};

/** The header's link to the home page, and how far the university's name is outside it, in px. */
async function measureName(page: Page) {
  return page.locator('.brand').evaluate((brand) => {
    const outer = brand.getBoundingClientRect();
    const inner = brand.querySelector('.brand-name')?.getBoundingClientRect() ?? outer;
    return {
      height: outer.height,
      outside: Math.max(
        0,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
        inner.right - outer.right,
      ),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

for (const locale of locales) {
  test(`${locale}: a phone’s header shows the whole name next to the emblem`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(localizedPath('/about', locale));
    const before = await measureName(page);
    await page.locator('.brand-name').evaluate((element, name) => {
      element.textContent = name;
    }, names[locale]);
    expect(await measureName(page)).toEqual({ height: before.height, outside: 0, overflow: 0 });

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect((await measureName(page)).overflow).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await measureName(page)).overflow).toBe(0);
  });

  test(`${locale}: a phone’s footer is at most 700 px high`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(localizedPath('/about', locale));
    const height = await page.locator('footer').evaluate((footer) => footer.clientHeight);
    expect(height).toBeLessThanOrEqual(700);
  });
}

test('no text of a page is smaller than 15 px', async ({ page }) => {
  await page.setViewportSize(phone);
  const small: string[] = [];
  for (const { path } of templates) {
    await page.goto(path);
    const texts = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!parent || !textContent?.trim() || parent.closest('script, style, template')) continue;
        if (parseFloat(getComputedStyle(parent).fontSize) < 15) found.push(textContent.trim());
      }
      return found;
    });
    small.push(...texts.map((text) => `${path}: ${text}`));
  }
  expect(small).toEqual([]);
});

test('titles of entries have a line under the pointer only, links in texts always', async ({
  page,
}) => {
  await page.goto('/departments/1');
  const title = page.locator('main .row .covering').first();
  const inText = page.locator('main .prose a').first();
  await expect(title).toHaveCSS('text-decoration-line', 'none');
  await expect(inText).toHaveCSS('text-decoration-line', 'underline');
  await title.hover();
  await expect(title).toHaveCSS('text-decoration-line', 'underline');
});
