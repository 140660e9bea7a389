import type { Request, Route } from 'playwright/test';
import { localeInfo, locales } from '../../src/i18n/locales.ts';
import { en } from '../../src/i18n/ui/en.ts';
import type { VideoWords } from '../../src/video-words.ts';
import { axeFaults } from './axe.ts';
import {
  alert,
  allTexts,
  choose,
  clip,
  film,
  height,
  open,
  paused,
  plays,
  press,
  seek,
  showsCaptions,
  triesPass,
} from './film-page.ts';
import { expect, test } from './test.ts';

// The root sends visitors on by their browser’s language.
test.use({ locale: 'uz' });

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

for (const locale of locales) {
  test(`${locale}: speaks the page’s language, and shows its captions first`, async ({ page }) => {
    // A browser that translates the page writes its own language there.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'fr';
      });
    });
    const video = await open(page, locale);
    await plays(video);
    await showsCaptions(page, locale);
    const words: VideoWords = await (
      await page.request.get(`/video-strings/${locale}.json`)
    ).json();
    const { qualityLabel, ...controls } = words.controls;
    const loaded = `% ${controls.buffered.toLowerCase()}`;
    const said = new Set([...Object.values(controls), qualityLabel[0], loaded]);
    const names = new Set(locales.map((one) => localeInfo[one].name));
    const strange = (await allTexts(film(page).locator('.plyr__controls'))).filter(
      (text) => !said.has(text) && !names.has(text) && !/^(?:[\d.:]+[×p]?|HD|[A-Z]{2})$/.test(text),
    );
    expect(strange).toEqual([]);
  });
}

test('changes captions, speed and quality by its menu', async ({ page }) => {
  const video = await open(page);
  await plays(video);
  const card = film(page);
  const qualities = card.locator('[id$="-quality"] [role="menuitemradio"]');
  await expect(qualities.first()).toHaveText(en['video.auto']);
  await expect(qualities.first()).toHaveAttribute('aria-checked', 'true');
  for (const name of [en['video.pip'], en['video.fullscreen']]) {
    await expect(card.getByRole('button', { name })).toBeVisible();
  }
  await choose(card, en['video.captions'], 'Русский');
  await showsCaptions(page, 'ru');
  await choose(card, en['video.speed'], '2×');
  expect(await video.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(2);
  await choose(card, en['video.quality'], '360p');
  await expect.poll(() => height(video), { timeout: 15_000 }).toBe(360);
  expect(await axeFaults(page, {}, '.film')).toEqual([]);
});

test('obeys keys only while it has the focus; one plays at a time', async ({ page }) => {
  const first = await open(page);
  await plays(first);
  await page.keyboard.press('k');
  expect(await paused(first)).toBe(true);
  await page.keyboard.press('k');
  expect(await paused(first)).toBe(false);
  const second = await press(clip(page));
  await plays(second);
  expect(await paused(first)).toBe(true);
  await page.keyboard.press('k');
  expect([await paused(first), await paused(second)]).toEqual([true, true]);
  await page.locator('footer a').first().focus();
  await page.keyboard.press('k');
  expect([await paused(first), await paused(second)]).toEqual([true, true]);
});

test('follows the line: large while it is quick, small once it is slow', async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  const slowed = Promise.withResolvers<void>();
  await page.route('**/720/4.m4s', async (route) => {
    await slowed.promise;
    await route.continue();
  });
  const held = page.waitForRequest('**/720/4.m4s');
  const video = await open(page);
  await held;
  await seek(video, 5);
  await expect.poll(() => height(video)).toBe(720);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 20_000,
    uploadThroughput: -1,
  });
  slowed.resolve();
  await seek(video, 15);
  await expect.poll(() => height(video), { timeout: 20_000 }).toBeLessThan(720);
});

/** What the server answers, changed on its way. */
const changed = (change: (body: Buffer) => void) => async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  change(body);
  await route.fulfill({ response, body });
};
const broken = (route: Route) => route.fulfill({ body: 'not a playlist' });
const missing = (route: Route) => route.fulfill({ status: 404 });
const damaged = changed((body) => body.fill(255, body.indexOf('mdat') + 4));
const encrypted = changed((body) => body.write('encv', body.indexOf('avc1', body.indexOf('stsd'))));

for (const { what, at, answer, code, kind } of [
  { what: 'broken list', at: '**/film.m3u8', answer: broken, code: 3, kind: 'playlists' },
  { what: 'missing list', at: '**/film.m3u8', answer: missing, code: 3, kind: 'playlists' },
  { what: 'broken rendition', at: '**/index.m3u8', answer: broken, code: 3, kind: 'playlists' },
  { what: 'missing segment', at: '**/2.m4s', answer: missing, code: 2, kind: 'network' },
  { what: 'damaged segment', at: '**/2.m4s', answer: damaged, code: 3, kind: 'decode' },
  { what: 'encrypted film', at: '**/init_*.mp4', answer: encrypted, code: 3, kind: 'keys' },
] as const) {
  test(`says what went wrong, and goes on at a retry: ${what}`, async ({ page }) => {
    if (answer === missing) await page.clock.install();
    await page.route(at, answer);
    await open(page);
    if (answer === missing) await triesPass(page);
    await expect(alert(page)).toContainText(en[`video.failure.${kind}`], { timeout: 15_000 });
    await expect(alert(page)).toContainText(en['video.error'].replace('{code}', `${code}`));
    await expect(alert(page)).toBeFocused();
    const ways = alert(page).getByRole('link');
    await expect(ways.first()).toHaveAttribute('href', /\/video\/through-the-heart\.mp4$/);
    await ways.last().click();
    await expect(film(page).locator('details p').first()).toBeInViewport();
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: en['video.retry'] }).click();
    await plays(film(page).locator('video'));
    await expect(alert(page)).toHaveCount(0);
    expect(await film(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  });
}

test('a file alone plays without hls.js, and a missing one says so', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.route('**/a-calm-breath.mp4', missing);
  await open(page, 'en', clip);
  await triesPass(page);
  await expect(alert(page)).toContainText(en['video.failure.file']);
  await expect(alert(page)).toContainText('4');
  expect(requests.filter((url) => url.endsWith('/a-calm-breath.mp4'))).toHaveLength(4);
  await page.unrouteAll();
  await alert(page).getByRole('button').click();
  await plays(clip(page).locator('video'));
  expect(requests.filter((url) => url.includes('hls'))).toEqual([]);
});

test('leaves a stream to a browser of Apple’s', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { WebKitPlaybackTargetAvailabilityEvent: {} }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await plays(await open(page));
  expect(requests.filter((url) => /hls-engine|\.mp4$/.test(url) && !/init_/.test(url))).toEqual([]);
  await expect(film(page).getByRole('menuitem', { name: en['video.quality'] })).toHaveCount(0);
});

test('starts with the smallest rendition with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const first = page.waitForRequest('**/*.m4s');
  await open(page);
  expect((await first).url()).toContain('/240/');
});

// An answer without content leaves the page where it is.
const nothing = (route: Route) => route.fulfill({ status: 204 });

test('gives the file, and not the page again, when the player’s script does not come', async ({
  page,
}) => {
  await page.route('**/controls.*.js', missing);
  await page.route('**/through-the-heart.mp4', nothing);
  await page.goto('/en');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const file = page.waitForRequest('**/through-the-heart.mp4');
  await film(page).locator('a[data-film]').click();
  expect((await file).isNavigationRequest()).toBe(true);
  // A page is asked for before it is loaded again.
  expect(fetched).not.toContain('/en');
});

test('plays at a second press what could not be loaded at the first', async ({ page }) => {
  const words = Promise.withResolvers<void>();
  await page.route('**/video-strings/en.json', async (route) => {
    await words.promise;
    await missing(route);
  });
  await page.route('**/player.*.css', (route) => words.promise.then(() => missing(route)));
  await page.route('**/through-the-heart.mp4', nothing);
  const file = page.waitForRequest('**/through-the-heart.mp4');
  await page.goto('/en');
  const loading = film(page).getByText(en['video.loading']);
  await film(page).locator('a[data-film]').click();
  await expect(loading).toBeVisible();
  words.resolve();
  await file;
  await expect(loading).toBeHidden();
  await page.unrouteAll();
  await plays(await press(film(page)));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film is a link that says what it leads to, with its text', async ({ page }) => {
    await page.goto('/ru');
    const link = film(page).locator('a[data-film]');
    const file = await page.request.get(`${await link.getAttribute('href')}`);
    expect(file.headers()['content-type']).toBe('video/mp4');
    const size = Math.ceil(Number(file.headers()['content-length']) / 1000);
    await expect(film(page)).toContainText(`${size} КБ`);
    await expect(link).toContainText('0:30');
    for (const locale of locales) await expect(film(page)).toContainText(localeInfo[locale].name);
    await film(page).locator('summary').click();
    await expect(film(page).locator('details p').first()).toBeVisible();
  });
});
