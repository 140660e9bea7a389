import type { Page } from 'playwright/test';
import { type Locale, localeInfo, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { findViolations } from '../audit/axe/find-violations.ts';
import { menusLoaded } from './menu-script.ts';
import { expect, test } from './test.ts';

const island = '**/_astro/mount-language-switcher.*';

/** An article without a Russian text. */
const untranslated = '/news/2/uzbek-only';

/** Sets the browser's preferred languages. */
async function setLanguages(page: Page, languages: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Network.setUserAgentOverride', { userAgent, acceptLanguage: languages });
}

const savedLanguage = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');

const pathname = (url: string) => new URL(url).pathname;

const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test.describe('the first visit to the root', () => {
  for (const [languages, path] of [
    ['ru-RU,ru', '/ru?from=ad#main'],
    ['fr-FR,tr-TR,ru', '/tr?from=ad#main'],
    ['en-US', '/en?from=ad#main'],
    ['de,fr', '/?from=ad#main'],
    ['uz-UZ,ru', '/?from=ad#main'],
  ] as const) {
    test(`redirects a browser with ${languages} to ${path}`, async ({ page }) => {
      await setLanguages(page, languages);
      await page.goto('/?from=ad#main');
      await expect(page.locator('h1')).toBeVisible();
      expect(pathOf(page)).toBe(path);
      const cookie = await savedLanguage(page);
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    });
  }
});

test('the saved language takes precedence over the browser’s', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'tr', url: site.url }]);
  await setLanguages(page, 'ru');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('/uz opens the Uzbek home page, whatever language is preferred', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'tr', url: site.url }]);
  await setLanguages(page, 'ru');
  await page.goto('/uz?from=ad');
  await expect(page.locator('h1')).toBeVisible();
  expect(pathOf(page)).toBe('/?from=ad');
  expect((await savedLanguage(page))?.value).toBe('tr');
});

test('other paths don’t redirect, and opening a page doesn’t save its language', async ({
  page,
}) => {
  await setLanguages(page, 'ru');
  await page.goto('/en/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await savedLanguage(page)).toBeUndefined();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
});

test('a link to the root inside the site opens Uzbek', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: site.url }]);
  await page.goto('/about');
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(`${site.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
});

test('with cookies blocked, the root neither loops nor throws, and the switcher works', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await setLanguages(page, 'ru');
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);

  await page.goto('/admission/1?a=1');
  const switcher = page.locator('nav[data-language-switcher]');
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: localeInfo.tr.name }).click();
  await page.waitForURL(`${site.url}/tr/admission/1?a=1`);
});

for (const locale of locales) {
  test(`the switcher leads to the same page in ${locale}, keeps query and hash, and saves the language`, async ({
    page,
    site,
  }) => {
    const start = locale === 'uz' ? '/ru' : '';
    await page.goto(`${start}/admission/1?a=1#main`);
    const switcher = page.locator('nav[data-language-switcher]');
    await switcher.locator('summary').click();
    await expect(switcher).toHaveAttribute('data-hydrated', '');
    await switcher.getByRole('link', { name: localeInfo[locale].name }).click();
    await page.waitForURL(`${site.url}${localizedPath('/admission/1', locale)}?a=1#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect((await savedLanguage(page))?.value).toBe(locale);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
}

test('the switcher marks a language that the page is not translated into, and links to it', async ({
  page,
}) => {
  await page.goto(untranslated);
  const switcher = page.locator('nav[data-language-switcher]');
  await switcher.locator('summary').focus();
  await menusLoaded(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = `${localeInfo.ru.name} (${translator('ru')('nav.untranslated')})`;
  const link = switcher.getByRole('link', { name, exact: true });
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(switcher.locator('summary')).toBeFocused();
  await switcher.locator('summary').click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${localizedPath(untranslated, 'ru')}$`));
  await expect(page.locator('main')).toContainText(translator('ru')('site.notTranslated'));
});

test('the switcher hydrates when opened, and then letter keys move to languages', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(pathname(request.url())));
  await page.goto('/about', { waitUntil: 'networkidle' });
  const switcher = page.locator('nav[data-language-switcher]');
  const link = (locale: Locale) => switcher.locator(`a[hreflang=${locale}]`);
  await expect(switcher).not.toHaveAttribute('data-hydrated');
  expect(requested.filter((path) => path.includes('mount-language-switcher'))).toEqual([]);

  const released = Promise.withResolvers<void>();
  await page.route(island, async (route) => {
    await released.promise;
    await route.continue();
  });
  await switcher.locator('summary').focus();
  await menusLoaded(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(link('ru')).toBeFocused();
  const served = await switcher.innerHTML();
  released.resolve();
  await expect(switcher).toHaveAttribute('data-hydrated', '');
  expect(await switcher.innerHTML()).toBe(served);
  await expect(link('ru')).toBeFocused();

  for (const [key, locale] of [
    ['e', 'en'],
    ['Home', 'uz'],
    ['End', 'en'],
    ['x', 'en'],
    ['T', 'tr'],
    ['ArrowUp', 'ru'],
    ['ArrowDown', 'tr'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(locale)).toBeFocused();
  }
  expect(await findViolations(page, {}, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(switcher.locator('summary')).toBeFocused();
  await expect(link('tr')).toBeHidden();
});

test.describe('a switcher without its island', () => {
  test.use({ expectedLog: /Failed to load|The island fails/ });

  const expectWorking = async (page: Page, site: { url: string }) => {
    const switcher = page.locator('nav[data-language-switcher]');
    await expect(switcher.locator('a').first()).toBeVisible();
    await expect(switcher).not.toHaveAttribute('data-hydrated');
    await menusLoaded(page);
    await switcher.locator('summary').press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(switcher.locator('summary')).toBeFocused();
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: localeInfo.tr.name }).click();
    await page.waitForURL(`${site.url}/tr/admission/1?a=1#main`);
    expect((await savedLanguage(page))?.value).toBe('tr');
  };

  test('keeps query, hash and language while loading', async ({ page, site }) => {
    await page.route(island, () => undefined);
    await page.goto('/admission/1?a=1#main');
    const request = page.waitForRequest(island);
    await page.locator('nav[data-language-switcher] summary').click();
    await request;
    await expectWorking(page, site);
  });

  test('keeps them when loading fails, and stays open', async ({ page, site }) => {
    await page.route(island, (route) => route.abort());
    await page.goto('/admission/1?a=1#main');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(pathname(request.url())));
    const failed = page.waitForEvent('requestfailed');
    await page.locator('nav[data-language-switcher] summary').click();
    await failed;
    await expectWorking(page, site);
    expect(requested).not.toContain('/admission/1');
  });

  test('keeps them when it throws', async ({ page, site }) => {
    await page.goto('/admission/1?a=1#main');
    const switcher = page.locator('nav[data-language-switcher]');
    await page.evaluate(() => {
      const { closest } = Element.prototype;
      Element.prototype.closest = function (this: Element, selector: string) {
        if (selector.startsWith('[data-island]')) throw new Error('The island fails');
        return closest.call(this, selector);
      };
    });
    const thrown = page.waitForEvent('console', (message) => message.type() === 'error');
    await switcher.locator('summary').click();
    await thrown;
    await expectWorking(page, site);
  });

  test('keeps them with data saver, which doesn’t load the island', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requested: string[] = [];
    await page.route(island, (route) => {
      requested.push(route.request().url());
      return route.continue();
    });
    await page.goto('/admission/1?a=1#main');
    await page.locator('nav[data-language-switcher] summary').click();
    await expectWorking(page, site);
    expect(requested).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switcher’s links lead to the same page', async ({ page }) => {
    await page.goto('/admission/1');
    const switcher = page.locator('nav[data-language-switcher]');
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: localeInfo.tr.name }).click();
    await expect(page).toHaveURL(/\/tr\/admission\/1$/);
  });
});
