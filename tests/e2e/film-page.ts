import type { Locator, Page } from 'playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/routing/href.ts';
import { expect } from './test.ts';

/** The film that is streamed is the first of the home page's, and the others are files alone. */
export const film = (page: Page) => page.locator('[data-island="video-player"]').first();
export const clip = (page: Page) => page.locator('[data-island="video-player"]').nth(1);
export const alert = (page: Page) => page.getByRole('alert');

/** Plays a card of the home page, the film unless another is named; gives its video. */
export async function open(page: Page, locale: Locale = 'en', card = film): Promise<Locator> {
  await page.goto(href('home', locale));
  return press(card(page));
}

export async function press(card: Locator): Promise<Locator> {
  await card.locator('a[data-film]').click();
  return card.locator('video');
}

export const height = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => one.videoHeight);
const time = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.currentTime);
export const paused = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.paused);

export const seek = (video: Locator, to: number) =>
  video.evaluate((one: HTMLVideoElement, seconds) => {
    one.currentTime = seconds;
  }, to);

export async function plays(video: Locator): Promise<void> {
  await expect.poll(() => time(video), { timeout: 15_000 }).toBeGreaterThan(0.3);
}

/** Opens a panel of the settings, by the words of its entry, and takes a choice. */
export async function choose(card: Locator, panel: string, choice: string): Promise<void> {
  const settings = card.locator('.plyr__menu > button');
  // A choice leaves the menu open.
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.press('Enter');
  await card.getByRole('menuitem', { name: panel }).first().press('Enter');
  await card.getByRole('menuitemradio', { name: choice }).press('Enter');
}

/** Lets the waits between the tries pass at once, on the clock of a page that has one installed. */
export async function triesPass(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(alert(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000 });
}

/** Shows a caption of the film in a language. */
export async function showsCaptions(page: Page, locale: Locale): Promise<void> {
  const file = await page.request.get(`/video/through-the-heart/${locale}.vtt`);
  const cues = (await file.text()).split('\n').filter((line) => /\p{L} /u.test(line));
  const shown = () => film(page).locator('.plyr__caption').textContent();
  await expect(async () => expect(cues).toContain(await shown())).toPass({ timeout: 5000 });
}

/** Every text inside, shown or read out. */
export function allTexts(inside: Locator): Promise<string[]> {
  return inside.evaluate((root) => {
    const labels = [...root.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) labels.push(walker.currentNode.textContent ?? '');
    return labels.map((text) => text.trim()).filter(Boolean);
  });
}
