import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { bundledScript } from '../../integrations/vite/inline-script.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { startDeployment } from './deployment.ts';
import { expect, test } from './test.ts';

const t = translator('uz');
const heading = (page: Page) => page.locator('h1');

test.use({
  serviceWorkers: 'allow',
  locale: 'uz-UZ',
  expectedLog: /ERR_INTERNET_DISCONNECTED|status of 404/,
});

/** The paths in a cache of the service worker. */
const readCache = (page: Page, name: 'pages' | 'offline') =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a page and waits until the service worker has saved it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(async () => (await readCache(page, 'pages')).at(-1)).toBe(path);
  await expect
    .poll(() => readCache(page, 'offline'))
    .toContain(localizedPath('/offline', localeOfPath(path)));
}

test('without a connection, opens the pages that were read, and lists them in place of others', async ({
  page,
  context,
}) => {
  await read(page, '/courses');
  await read(page, '/course/1');
  await read(page, '/courses');
  const title = await heading(page).textContent();
  expect(await page.evaluate(() => caches.keys())).toEqual(['pages', 'offline']);

  await context.setOffline(true);
  await page.goto('/course/1');
  await page.goto('/courses?utm_source=telegram');
  await expect(heading(page)).toHaveText(`${title}`);

  await page.goto('/fees');
  await expect(heading(page)).toHaveText(t('offline.title'));
  await expect(page.locator('main a[href="tel:+998732110000"]')).toBeVisible();
  await expect(page.locator('main [data-state]').first()).toBeVisible();
  const links = page.locator('[data-pages-read] a');
  await expect(links).toHaveCount(2);
  await links.filter({ hasText: `${title}` }).click();
  await page.waitForURL('**/courses');
  await expect(heading(page)).toHaveText(`${title}`);
});

test('opens the page itself as soon as there is a connection', async ({ page, context }) => {
  await read(page, '/about');
  await context.setOffline(true);
  await page.goto('/fees');
  const retry = page.getByRole('button', { name: t('offline.retry') });
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  // Shown by the page's script.
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(t('offline.title'));
  expect(new URL(page.url()).pathname).toBe('/fees');
});

test('speaks the language of the page, or else one that was read', async ({ page, context }) => {
  for (const locale of locales.slice(1)) await read(page, localizedPath('/about', locale));
  await context.setOffline(true);
  for (const locale of locales.slice(1)) {
    await page.goto(localizedPath('/fees', locale));
    await expect(heading(page)).toHaveText(translator(locale)('offline.title'));
  }
  await page.goto('/fees');
  await expect(heading(page)).toHaveText(translator('ru')('offline.title'));
});

test('keeps thirty pages at most, and none that the server refuses', async ({ page }) => {
  await read(page, '/about');
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    for (let n = 1; n <= 40; n++) await pages.put(`/old/${n}`, new Response(''));
  });
  await read(page, '/fees');
  expect(await readCache(page, 'pages')).toHaveLength(30);
  await page.goto('/missing');
  await page.goto('/feed.xml');
  await page.goto('/admission/1.ics').catch(() => undefined);
  await read(page, '/courses');
  const paths = await readCache(page, 'pages');
  expect(paths.slice(-2)).toEqual(['/fees', '/courses']);
});

test('shows what the server answers, however old the page that it keeps', async ({
  browser,
  dist,
}) => {
  const site = await startDeployment(dist, ['about', 'offline', '404']);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await read(page, '/about');
  const next = await site.deploy('.site-later/dist');
  await page.reload();
  await expect(page.locator('meta[name=build-id]')).toHaveAttribute('content', next);
  await rm(join(site.dist, 'about.html'));
  await page.reload();
  await expect(heading(page)).toContainText(t('error.notFound'));
  await site.close();
  await page.goto('/about');
  await expect(page.locator('meta[name=build-id]')).toHaveAttribute('content', next);
  await context.close();
});

test('is not replaced by a new version while a page is open', async ({ browser, dist }) => {
  const site = await startDeployment(dist, ['about', 'offline']);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await read(page, '/about');
  await appendFile(join(site.dist, 'worker.js'), 'self.version = 2;');
  await page.reload();
  const states = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return [active?.state, waiting?.state];
    });
  await expect.poll(states).toEqual(['activated', 'installed']);
  await context.close();
  await site.close();
});

test('removes itself and what it has kept when it is switched off', async ({ browser, dist }) => {
  const site = await startDeployment(dist, ['about', 'offline']);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await read(page, '/about');
  const removed = await bundledScript(join(import.meta.dirname, '../../src/worker/removed.ts'));
  await writeFile(join(site.dist, 'worker.js'), removed);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations()))
    .toEqual([]);
  await context.close();
  await site.close();
});

test('is not registered with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
