import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Request } from 'playwright/test';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { en } from '../../src/i18n/ui/en.ts';
import { href } from '../../src/routing/href.ts';
import type { VideoWords } from '../../src/video-words.ts';
import { expect, test } from './test.ts';

/** The film that is streamed is the last of the home page's, and the others are files alone. */
const film = (page: Page) => page.locator('[data-island="video-player"]').last();
const clip = (page: Page) => page.locator('[data-island="video-player"]').first();
const alert = (page: Page) => page.getByRole('alert');

async function open(page: Page, locale: Locale = 'en', card = film): Promise<Locator> {
  await page.goto(href('home', locale));
  return press(card(page));
}

async function press(card: Locator): Promise<Locator> {
  await card.locator('a[data-film]').click();
  return card.locator('video');
}

const height = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.videoHeight);
const time = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.currentTime);
const paused = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.paused);

async function plays(video: Locator, from = 0): Promise<void> {
  await expect.poll(() => time(video), { timeout: 15_000 }).toBeGreaterThan(from + 0.3);
}

/** Opens a panel of the settings, by the words of its entry, and takes a choice. */
async function choose(card: Locator, panel: string, choice: string): Promise<void> {
  await card.locator('video').hover();
  await card.locator('.plyr__menu > button').click();
  await card.getByRole('menuitem', { name: panel }).first().click();
  await card.getByRole('menuitemradio', { name: choice }).click();
}

/** Lets the waits between the tries pass at once. */
async function failed(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(alert(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000 });
}

test('loads the player at the click, within 160 kB, and plays', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/en', { waitUntil: 'networkidle' });
  await film(page).scrollIntoViewIfNeeded();
  const before = requests.map((request) => new URL(request.url()).pathname);
  expect(before.filter((path) => /hls|controls|open-film|player|^\/video/.test(path))).toEqual([]);
  requests.length = 0;
  const video = await press(film(page));
  await plays(video);
  expect(await film(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  const code = requests.filter((request) => /\.(?:js|css|svg|json)$/.test(request.url()));
  const sizes = await Promise.all(code.map(async (one) => (await one.sizes()).responseBodySize));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(160_000);
});
