import type { Page } from 'playwright/test';
import { preferencesScript, preferencesStyles } from '../../src/client/preferences.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { expect, test } from './test.ts';

const t = translator('uz');
const panel = (page: Page) => page.getByRole('dialog', { name: t('panel.title') });
const option = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });
const rootStyle = (page: Page, property: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    property,
  );

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('panel.title') }).click();
}

/** Records images loaded over the network, not those replaced by the service worker. */
function recordImageRequests(page: Page): string[] {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.fromServiceWorker()) {
      loaded.push(response.url());
    }
  });
  return loaded;
}

for (const locale of locales) {
  test(`opens and closes by keyboard, and restores the focus: ${locale}`, async ({ page }) => {
    const name = translator(locale)('panel.title');
    await page.goto(localizedPath('/about', locale));
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

const hasWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller);

test.describe('settings', () => {
  test.use({ serviceWorkers: 'allow' });

  test('apply at once, and on the next page before first paint, until reset', async ({ page }) => {
    await page.goto('/about');
    const size = Number.parseFloat(await rootStyle(page, 'font-size'));
    await openPanel(page);
    await option(page, t('panel.larger')).check();
    await option(page, t('panel.dark')).check();
    await option(page, t('panel.greyscale')).check();
    await option(page, t('panel.spacing')).check();
    await option(page, t('panel.links')).check();

    await hasWorker(page);
    // The first paint must not depend on scripts that load later.
    await page.route('**/_astro/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/news/1/all-languages');
    expect(Number.parseFloat(await rootStyle(page, 'font-size'))).toBeGreaterThan(size * 1.4);
    expect(await rootStyle(page, 'color-scheme')).toBe('dark');
    expect(await rootStyle(page, 'filter')).toBe('grayscale(1)');
    await expect(page.locator('main p').first()).toHaveCSS('letter-spacing', /[1-9]/);
    await expect(page.getByRole('main').getByRole('link').last()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );

    await page.unroute('**/_astro/*.js');
    await page.reload();
    await openPanel(page);
    await expect(option(page, t('panel.larger'))).toBeChecked();
    await panel(page)
      .getByRole('button', { name: t('panel.reset') })
      .click();
    expect(Number.parseFloat(await rootStyle(page, 'font-size'))).toBe(size);
    expect(await page.evaluate(() => localStorage.getItem('accessibility'))).toBe(null);
  });

  test.describe('with data saver', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );

    test('register a worker, so that the next page has them at once', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
      await openPanel(page);
      await option(page, t('panel.dark')).check();
      await hasWorker(page);
    });

    test('register the worker that was missing where they were saved', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage['accessibility'] = '{"contrast":"dark"}';
      });
      await page.goto('/about');
      await hasWorker(page);
    });
  });
});

test('opens no storage on a first visit before the page has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: null, register: async () => undefined },
    });
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const storage = window[name];
      Object.defineProperty(window, name, {
        get() {
          states.push(document.readyState);
          return storage;
        },
      });
    }
    Object.assign(window, { states });
  });
  await page.goto('/about');
  const states = await page.evaluate(() => (window as { states?: string[] }).states);
  expect([...new Set(states)]).toEqual(['complete']);
});

test('applies settings after the first paint where there is no worker', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['accessibility'] = '{"contrast":"dark"}';
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: null, register: async () => undefined },
    });
  });
  await page.goto('/about');
  await expect.poll(() => rootStyle(page, 'color-scheme')).toBe('dark');
  await openPanel(page);
  await expect(option(page, t('panel.dark'))).toBeChecked();
});

test('paints nothing before the styles of saved settings', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['accessibility'] = '{"contrast":"dark"}';
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  const parsed = Promise.withResolvers<void>();
  await page.route(`**${preferencesStyles}`, async (route) => {
    await parsed.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer'));
  parsed.resolve();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const [painted = 0, loaded = 0] = await page.evaluate((styles) => {
    const address = new URL(styles, location.href).href;
    const [sheet] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [paint?.startTime, sheet?.responseEnd];
  }, preferencesStyles);
  expect(painted).toBeGreaterThan(loaded);
  expect(await rootStyle(page, 'color-scheme')).toBe('dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const file of [preferencesScript, preferencesStyles]) {
  test(`shows the page with saved settings where ${file} can’t be loaded`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['accessibility'] = '{"contrast":"dark"}';
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    });
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('shows high contrast in the light and in the dark theme', async ({ page }) => {
  await page.goto('/about');
  await openPanel(page);
  await option(page, t('panel.high')).check();
  for (const [colorScheme, paper, ink] of [
    ['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['dark', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    await expect(page.locator('body')).toHaveCSS('color', ink);
  }
});

test.describe('without pictures', () => {
  test.use({ serviceWorkers: 'allow' });

  test('replaces images by their descriptions, loads none on later pages, and restores them', async ({
    page,
  }) => {
    await page.goto('/about');
    const image = page.locator('main .photo img').first();
    const description = (await image.getAttribute('alt')) as string;
    await openPanel(page);
    await option(page, t('panel.pictures')).check();
    await expect(image).not.toHaveAttribute('srcset');
    const controlledBy = (script: string) =>
      page.waitForFunction(
        (end) => navigator.serviceWorker.controller?.scriptURL.endsWith(end),
        script,
      );
    await controlledBy('?no-pictures');

    const loaded = recordImageRequests(page);
    await page.goto('/');
    await page.goto('/new', { waitUntil: 'networkidle' });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(page.getByAltText(description)).toBeVisible();
    expect(loaded).toEqual([]);

    await openPanel(page);
    await option(page, t('panel.pictures')).uncheck();
    await controlledBy('/worker.js');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe('where workers are blocked', () => {
  test.use({ expectedLog: /SecurityError/ });

  test('brings pictures back', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('blocked', 'SecurityError'));
    });
    await page.goto('/about');
    const image = page.locator('main .photo img').first();
    await openPanel(page);
    await option(page, t('panel.pictures')).check();
    await expect(image).not.toHaveAttribute('srcset');
    await option(page, t('panel.pictures')).uncheck();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('hides pictures again while they are being switched on', async ({ page }) => {
  await page.addInitScript(() => {
    const registered: unknown[] = [];
    Object.assign(window, { registered });
    navigator.serviceWorker.register = (script) => {
      registered.push(script);
      return new Promise((resolve) => {
        addEventListener('registered', resolve as () => void, { once: true });
      });
    };
  });
  await page.goto('/about');
  const image = page.locator('main .photo img').first();
  await openPanel(page);
  const { length: before } = await page.evaluate(() => Reflect.get(window, 'registered'));
  const switched = async (times: number) => {
    await page.waitForFunction(
      (count) => Reflect.get(window, 'registered').length === count,
      before + times,
    );
  };
  const finish = () => page.evaluate(() => dispatchEvent(new Event('registered')));
  const pictures = option(page, t('panel.pictures'));
  await pictures.check();
  await switched(1);
  await finish();
  await pictures.uncheck();
  await switched(2);
  await pictures.check();
  await finish();
  await switched(3);
  await expect(image).not.toHaveAttribute('srcset');
  await expect(page.locator('html')).toHaveAttribute('data-pictures');
});

test('applies to the current page when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await openPanel(page);
  await option(page, t('panel.large')).check();
  expect(await page.evaluate(() => document.documentElement.dataset['text'])).toBe('large');
});

test('is in the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/about');
  await page.locator('summary', { hasText: t('nav.menu') }).click();
  await openPanel(page);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('panel.title') })).toBeFocused();
});
