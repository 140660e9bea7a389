import type { Locator, Page } from 'playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/routing/href.ts';
import { expect } from './test.ts';

/** The first video is a stream, the others are plain files. */
export const stream = (page: Page) => page.locator('[data-island="video-player"]').first();
export const clip = (page: Page) => page.locator('[data-island="video-player"]').nth(1);
export const alert = (page: Page) => page.getByRole('alert');

/** Opens the page of all videos and plays a card's video, by default the stream. Returns the video. */
export async function openVideo(
  page: Page,
  locale: Locale = 'en',
  card = stream,
): Promise<Locator> {
  await page.goto(href('videos', locale));
  return playVideo(card(page));
}

/** Plays a card's video. Returns the video element. */
export async function playVideo(card: Locator): Promise<Locator> {
  await card.locator('a[data-video]').click();
  return card.locator('video');
}

export const videoHeight = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.videoHeight);
const currentTime = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);
export const isPaused = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.paused);

export const seek = (video: Locator, to: number) =>
  video.evaluate((element: HTMLVideoElement, seconds) => {
    element.currentTime = seconds;
  }, to);

/** Expects a video to be playing. */
export async function expectPlaying(video: Locator): Promise<void> {
  await expect.poll(() => currentTime(video)).toBeGreaterThan(0.3);
}

/** Selects a value in a panel of the settings menu, both given by their labels. */
export async function chooseSetting(card: Locator, panel: string, choice: string): Promise<void> {
  const settings = card.locator('.plyr__menu > button');
  // Selecting a value leaves the menu open.
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.press('Enter');
  await card.getByRole('menuitem', { name: panel }).first().press('Enter');
  await card.getByRole('menuitemradio', { name: choice }).press('Enter');
}

/** Skips the delays between retries, on a page with an installed clock. */
export async function skipRetryDelays(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(alert(page)).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Expects the stream to show a caption in a language. */
export async function expectCaption(page: Page, locale: Locale): Promise<void> {
  const file = await page.request.get(`/video/film/${locale}.vtt`);
  const cues = (await file.text()).split('\n').filter((line) => /\p{L} /u.test(line));
  const shown = () => stream(page).locator('.plyr__caption').textContent();
  await expect(async () => expect(cues).toContain(await shown())).toPass();
}

/** All texts within an element: its text nodes and `aria-label`s. */
export function allTexts(inside: Locator): Promise<string[]> {
  return inside.evaluate((root) => {
    const labels = [...root.querySelectorAll('[aria-label]')].map(
      (element) => element.ariaLabel ?? '',
    );
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) labels.push(walker.currentNode.textContent ?? '');
    return labels.map((text) => text.trim()).filter(Boolean);
  });
}
