import { chromium, type Page, type Request } from 'playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { startDeployment } from './deployment.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const latest = '/_astro/builds/latest.json';
const minute = 60_000;
const hour = 60 * minute;
const nextDist = '.site-later/dist';
const start = new Date('2026-09-01T09:00:00Z');

const pathOf = (url: string) => new URL(url).pathname;

/** Records the paths that scripts fetch, and those loaded as pages. */
function recordRequests(page: Page): Record<'fetched' | 'loaded', string[]> {
  const seen = { fetched: [] as string[], loaded: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') seen.fetched.push(pathOf(request.url()));
  });
  page.on('domcontentloaded', () => seen.loaded.push(pathOf(page.url())));
  return seen;
}

/** Stops the clock: only `page.clock.fastForward` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.valueOf() + 1_000);
}

const mockLatestBuild = (page: Page, id: string) =>
  page.route(`**${latest}`, (route) => route.fulfill({ json: { id, timestamp: Date.now() } }));

/** Waits until the page has learned that a newer build is deployed. */
const expectOutdated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-stale');

/** Opens a page that then learns that it belongs to an older build. */
async function openOutdatedPage(page: Page): Promise<void> {
  await stopClock(page);
  await mockLatestBuild(page, 'another');
  await page.goto('/about');
  const [response] = await Promise.all([
    page.waitForResponse(`**${latest}`),
    page.clock.fastForward(1_000),
  ]);
  await response.finished();
  await expectOutdated(page);
}

const readBuildId = (page: Page) => page.locator('meta[name=build-id]').getAttribute('content');
const countOf = (list: string[], path: string) => list.filter((one) => one === path).length;
const connect = (page: Page) => page.locator('footer a[href="/connect"]');

test('checks for a newer build after a second, and then every hour', async ({ page }) => {
  await stopClock(page);
  const { fetched } = recordRequests(page);
  await page.goto('/about');
  await page.clock.fastForward(999);
  expect(countOf(fetched, latest)).toBe(0);
  await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(1)]);
  await page.clock.fastForward(59 * minute + 58_000);
  expect(countOf(fetched, latest)).toBe(1);
  await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(1_000)]);
  await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(hour)]);
  expect(countOf(fetched, latest)).toBe(3);
  // The build is unchanged: links are prefetched and followed as usual.
  await connect(page).hover();
  await Promise.all([page.waitForRequest('**/connect'), page.clock.fastForward(100)]);
  expect(countOf(fetched, '/connect')).toBe(1);
  await connect(page).click();
  await page.waitForURL('**/connect');
  expect(countOf(fetched, '/connect')).toBe(1);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`checks only every hour with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await stopClock(page);
    const { fetched } = recordRequests(page);
    await page.goto('/about');
    await connect(page).hover();
    await page.clock.fastForward(59 * minute + 59_000);
    expect(fetched).not.toContain('/connect');
    expect(countOf(fetched, latest)).toBe(0);
    await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(1_000)]);
  });
}

test.describe('without a network', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED/ });

  test('sends no requests', async ({ page, context }) => {
    await stopClock(page);
    const { fetched } = recordRequests(page);
    await page.goto('/about');
    await context.setOffline(true);
    await page.clock.fastForward(3 * hour);
    expect(countOf(fetched, latest)).toBe(0);
    await context.setOffline(false);
    await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(hour)]);
  });
});

test('bypasses the cache after a new build', async ({ page }) => {
  await openOutdatedPage(page);
  const { fetched } = recordRequests(page);
  await page.clock.fastForward(3 * hour);
  expect(countOf(fetched, latest)).toBe(0);
  await connect(page).press('Enter');
  await page.waitForURL('**/connect');
  expect(countOf(fetched, '/connect')).toBeGreaterThan(0);
});

test('opens the last clicked of two links, whichever responds first', async ({ page }) => {
  await openOutdatedPage(page);
  const later = Promise.withResolvers<void>();
  await page.route('**/connect', async (route) => {
    await later.promise;
    await route.continue();
  });
  const { loaded } = recordRequests(page);
  const first = page.waitForResponse('**/careers');
  await page.evaluate(() => {
    for (const path of ['/careers', '/connect']) {
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    }
  });
  await (await first).finished();
  later.resolve();
  await page.waitForURL('**/connect');
  expect(loaded).toEqual(['/connect']);
});

test.describe('when an island’s script can’t be loaded', () => {
  test.use({ expectedLog: /ERR_FAILED|responded with a status of 4/ });

  const dispatchPreloadError = (page: Page) =>
    page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));

  const island = '**/mount-form.*.js*';

  const isIsland = (request: Request) => request.url().includes('/mount-form.');

  const waitForIslandFailure = (page: Page) => page.waitForEvent('requestfailed', isIsland);

  test('the page reloads, but not twice in ten seconds', async ({ page }) => {
    await page.clock.install({ time: start });
    await page.route(island, (route) => route.abort());
    const { loaded } = recordRequests(page);
    let failures = 0;
    page.on('requestfailed', (request) => {
      if (isIsland(request)) failures += 1;
    });
    const message = page.locator('[name=message]');
    await page.goto('/contact');
    await Promise.all([page.waitForEvent('load'), message.focus()]);
    await message.focus();
    await expect.poll(() => failures).toBe(2);
    const until = await page.evaluate(() => sessionStorage.getItem('/contact'));
    await page.clock.pauseAt(Number(until) - 1);
    await dispatchPreloadError(page);
    expect(loaded).toEqual(['/contact', '/contact']);
    await page.clock.fastForward(1);
    await Promise.all([page.waitForEvent('load'), dispatchPreloadError(page)]);
    expect(loaded).toEqual(['/contact', '/contact', '/contact']);
    await expect(page.locator('form[action="/api/contact"]')).toBeVisible();
  });

  test('keeps text typed into the server-rendered form', async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route(island, async (route) => {
      await typed.promise;
      await route.abort();
    });
    const { loaded } = recordRequests(page);
    const failed = waitForIslandFailure(page);
    await page.goto('/contact');
    await page.locator('[name=message]').fill('Half a mess');
    typed.resolve();
    await failed;
    expect(await page.evaluate(() => sessionStorage.getItem('/contact'))).toBe(null);
    expect(loaded).toEqual(['/contact']);
    await expect(page.locator('[name=message]')).toHaveValue('Half a mess');
  });

  test('doesn’t loop with storage blocked, and loads the next page uncached', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const { fetched, loaded } = recordRequests(page);
    await page.goto('/about');
    await dispatchPreloadError(page);
    expect(fetched).not.toContain('/about');
    await connect(page).press('Enter');
    await page.waitForURL('**/connect');
    expect(fetched).toContain('/connect');
    expect(loaded).toEqual(['/about', '/connect']);
  });
});

/**
 * Leaving a page aborts pending requests: in Firefox and WebKit as soon as the navigation starts, in Chromium
 * when it commits. Here the test aborts them in between.
 */
test.describe('when leaving the page aborts a script that is still loading', () => {
  test.use({ expectedLog: /ERR_ABORTED/, locale: 'uz' });

  /**
   * Holds matching scripts until the page requests `next`, then aborts them and lets that request continue.
   */
  async function abortOnLeaving(page: Page, scripts: string, next: string): Promise<void> {
    const left = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<void>();
    await page.exposeFunction('scriptFailed', failed.resolve);
    await page.addInitScript(() => {
      addEventListener('vite:preloadError', () => Object(globalThis).scriptFailed());
    });
    await page.route(scripts, async (route) => {
      await left.promise;
      await route.abort('aborted');
    });
    await page.route(next, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      left.resolve();
      await failed.promise;
      return route.continue();
    });
  }

  const reloads = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('/contact') ?? sessionStorage.getItem('/clips'));

  const island = '**/mount-form.*.js*';

  test('a form that is sent at the first touch is answered', async ({ page }) => {
    await abortOnLeaving(page, island, '**/api/contact');
    await page.goto('/contact');
    await page.locator('#form form').evaluate((form: HTMLFormElement) => {
      const values = { firstName: 'Anora', lastName: 'Karim', email: 'a@example.com' };
      for (const [name, value] of Object.entries({
        ...values,
        phone: '901234567',
        message: 'Hi',
      })) {
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      }
      (form.elements.namedItem('consent') as HTMLInputElement).checked = true;
    });
    await page.locator('#form form [type=submit]').click();
    await page.waitForURL('**/api/contact');
    await expect(page.locator('main')).toContainText(/TEST-\d{4}-/);
    expect(await reloads(page)).toBe(null);
  });

  test('a link is followed', async ({ page }) => {
    await abortOnLeaving(page, island, '**/about');
    await page.goto('/contact');
    await page.locator('[name=message]').focus();
    await page.locator('footer a[href="/connect"]').evaluate((link: HTMLAnchorElement) => {
      link.href = '/about';
      link.click();
    });
    await page.waitForURL('**/about');
    expect(await reloads(page)).toBe(null);
  });

  test('a video doesn’t open its file in place of the link', async ({ page }) => {
    await abortOnLeaving(page, '**/mount-video-player.*.js*', '**/connect');
    await page.goto('/clips');
    await page.locator('[data-video]').first().click();
    await connect(page).click();
    await page.waitForURL('**/connect');
    expect(await reloads(page)).toBe(null);
  });
});

test('a page that is open during a deploy reloads once, with the new build', async ({
  browser,
  dist,
}) => {
  const site = await startDeployment(dist, ['contact', 'about']);
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/contact');
  await touchForm(page, 'contact');
  await page.locator('[name=message]').fill('Half a message');
  const next = await site.deploy(nextDist);
  const { loaded } = recordRequests(page);
  // Needs an island of the first build, whose script is no longer deployed.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('toast', { detail: { kind: 'info', text: 'Saved.' } }),
      ),
    ),
  ]);
  await touchForm(page, 'contact');
  expect(await readBuildId(page)).toBe(next);
  await expect(page.locator('[name=message]')).toHaveValue('Half a message');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('toast', { detail: { kind: 'info', text: 'Saved.' } })),
  );
  await expect(page.locator('[data-toast]')).toContainText('Saved.');
  await expect(page.locator('html')).toHaveAttribute('data-toasts', 'of the later deploy');
  expect(loaded).toEqual(['/contact']);
  await page.close();
  await site.close();
});

/** Changes a link to point to another deployed page. */
const pointLinkToAbout = async (page: Page) => {
  const link = page.locator('footer a[href="/privacy"]');
  await link.evaluate((element) => element.setAttribute('href', '/about'));
  return page.locator('footer a[href="/about"]');
};

test('doesn’t show a page prefetched before a new build', async ({ browser, dist }) => {
  const site = await startDeployment(dist, ['contact', 'about']);
  const page = await browser.newPage({ baseURL: site.url });
  await page.clock.install({ time: start });
  // After this check, the next one is an hour later.
  const checked = page.waitForResponse(`**${latest}`);
  await page.goto('/contact');
  await page.clock.fastForward(1_000);
  await checked;
  const about = await pointLinkToAbout(page);
  await Promise.all([page.waitForResponse('**/about'), about.hover()]);
  const next = await site.deploy(nextDist);
  await Promise.all([page.waitForResponse(`**${latest}`), page.clock.fastForward(hour)]);
  await expectOutdated(page);
  await about.click();
  await page.waitForURL('**/about');
  expect(await readBuildId(page)).toBe(next);
  await page.close();
  await site.close();
});

test('a page restored from the back-forward cache checks again, and links to the new build', async ({
  dist,
}) => {
  const site = await startDeployment(dist, ['contact', 'about']);
  // headless-shell has no back-forward cache; Playwright disables that of full Chromium.
  const browser = await chromium.launch({
    ...launchOptions(process.env['CHROME_PATH']),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/contact');
  const before = await readBuildId(page);
  const about = await pointLinkToAbout(page);
  await about.click();
  await page.waitForURL('**/about');
  expect(await readBuildId(page)).toBe(before);
  const next = await site.deploy(nextDist);
  const { loaded } = recordRequests(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page.url())).toBe('/contact');
  expect(await readBuildId(page)).toBe(before);
  expect(loaded).toEqual([]);
  await expectOutdated(page);
  await about.click();
  await page.waitForURL('**/about');
  expect(await readBuildId(page)).toBe(next);
  await browser.close();
  await site.close();
});
