import type { Page, Request, Route } from 'playwright/test';
import type { VideoMessages } from '../../src/i18n/browser-messages.ts';
import { localeInfo, locales } from '../../src/i18n/locales.ts';
import { en } from '../../src/i18n/ui/en.ts';
import { findViolations } from '../audit/axe/find-violations.ts';
import { expect, test } from './test.ts';
import {
  alert,
  allTexts,
  chooseSetting,
  clip,
  expectCaption,
  expectPlaying,
  isPaused,
  openVideo,
  playVideo,
  seek,
  skipRetryDelays,
  stream,
  videoHeight,
} from './video-page.ts';

// Prevents the root from redirecting to the browser’s language.
test.use({ locale: 'uz' });

const isReact = (request: Request) => /\/_astro\/react\.[\w-]+\.js$/.test(request.url());

/** Plays the stream of an open page. Returns the transferred bytes of each file loaded for it. */
async function playAndMeasureCode(page: Page): Promise<{ react: number[]; player: number[] }> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const video = await playVideo(stream(page));
  await expectPlaying(video);
  const code = requests.filter((request) => /\.(?:js|css|svg|json)$/.test(request.url()));
  const sizesOf = (list: Request[]) =>
    Promise.all(list.map(async (request) => (await request.sizes()).responseBodySize));
  return {
    react: await sizesOf(code.filter(isReact)),
    player: await sizesOf(code.filter((request) => !isReact(request))),
  };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test('loads the player on click, within 160 kB including React once, and plays', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/en/clips', { waitUntil: 'networkidle' });
  await stream(page).scrollIntoViewIfNeeded();
  const before = requests.map((request) => new URL(request.url()).pathname);
  expect(before.filter((path) => /hls|controls|player|react|^\/video/i.test(path))).toEqual([]);
  await expect(stream(page)).not.toHaveAttribute('data-hydrated');
  const poster = await stream(page).locator('.poster').boundingBox();
  const { react, player } = await playAndMeasureCode(page);
  await expect(stream(page)).toHaveAttribute('data-hydrated', '');
  expect((await stream(page).locator('.video').boundingBox())?.width).toBe(poster?.width);
  expect(await stream(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  expect(react).toHaveLength(1);
  expect(player.length).toBeGreaterThan(5);
  expect(sum(player)).toBeLessThan(160_000);
});

test('doesn’t load React again, and stays within 160 kB', async ({ page }) => {
  await page.goto('/en/clips');
  const switcher = page.locator('[data-language-switcher]');
  await switcher.locator('summary').click();
  await expect(switcher).toHaveAttribute('data-hydrated', '');
  const { react, player } = await playAndMeasureCode(page);
  expect(react).toEqual([]);
  expect(player.length).toBeGreaterThan(5);
  expect(sum(player)).toBeLessThan(160_000);
});

for (const locale of ['uz', 'ru'] as const) {
  test(`${locale}: uses the page’s language for controls and default captions`, async ({
    page,
  }) => {
    // As browsers do when they translate a page.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'fr';
      });
    });
    const video = await openVideo(page, locale);
    await expectPlaying(video);
    await expectCaption(page, locale);
    const { messages }: { messages: VideoMessages } = await (
      await page.request.get(`/island-props/video-player/${locale}.json`)
    ).json();
    const { qualityLabel, ...controls } = messages.controls;
    const loaded = `% ${controls.buffered.toLowerCase()}`;
    const known = new Set([...Object.values(controls), qualityLabel[0], loaded]);
    const names = new Set(locales.map((one) => localeInfo[one].name));
    const unknown = (await allTexts(stream(page).locator('.plyr__controls'))).filter(
      (text) =>
        !known.has(text) && !names.has(text) && !/^(?:[\d.:]+[×p]?|HD|[A-Z]{2})$/.test(text),
    );
    expect(unknown).toEqual([]);
  });
}

test('changes captions, speed and quality from its menu', async ({ page }) => {
  const video = await openVideo(page);
  await expectPlaying(video);
  const card = stream(page);
  const qualities = card.locator('[id$="-quality"] [role="menuitemradio"]');
  await expect(qualities.first()).toHaveText(en['video.auto']);
  await expect(qualities.first()).toHaveAttribute('aria-checked', 'true');
  for (const name of [en['video.pip'], en['video.fullscreen']]) {
    await expect(card.getByRole('button', { name })).toBeVisible();
  }
  // From its start: a quality chosen in the last segment of the short stream would never be shown.
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await chooseSetting(card, en['video.quality'], '360p');
  await seek(video, 0);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => videoHeight(video)).toBe(360);
  await chooseSetting(card, en['video.captions'], 'Русский');
  await expectCaption(page, 'ru');
  await chooseSetting(card, en['video.speed'], '2×');
  // Plyr sets it in a timer.
  await expect(video).toHaveJSProperty('playbackRate', 2);
  expect(await findViolations(page, {}, '.video')).toEqual([]);
});

test('handles keys only while focused; one video plays at a time', async ({ page }) => {
  const first = await openVideo(page);
  await expectPlaying(first);
  await page.keyboard.press('k');
  expect(await isPaused(first)).toBe(true);
  await page.keyboard.press('k');
  expect(await isPaused(first)).toBe(false);
  const second = await playVideo(clip(page));
  await expectPlaying(second);
  expect(await isPaused(first)).toBe(true);
  await page.keyboard.press('k');
  expect([await isPaused(first), await isPaused(second)]).toEqual([true, true]);
  await page.locator('footer a').first().focus();
  await page.keyboard.press('k');
  expect([await isPaused(first), await isPaused(second)]).toEqual([true, true]);
});

test('adapts to the connection: high resolution while fast, low once slow', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  const slowed = Promise.withResolvers<void>();
  // A busy computer may serve these small files only as fast as a slow connection.
  await page.route('**/film.m3u8', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /BANDWIDTH=(\d+)/g,
      (_, bits) => `BANDWIDTH=${Math.round(bits / 4)}`,
    );
    await route.fulfill({ response, body });
  });
  await page.route('**/720/4.m4s', async (route) => {
    await slowed.promise;
    await route.continue();
  });
  const held = page.waitForRequest('**/720/4.m4s');
  const video = await openVideo(page);
  await held;
  await seek(video, 5);
  await expect.poll(() => videoHeight(video)).toBe(720);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 2_500,
    uploadThroughput: -1,
  });
  slowed.resolve();
  await seek(video, 15);
  await expect.poll(() => videoHeight(video)).toBeLessThan(720);
});

/** Fulfils a request with a modified response of the server. */
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
  { what: 'broken playlist', at: '**/film.m3u8', answer: broken, code: 3, kind: 'playlists' },
  { what: 'missing playlist', at: '**/film.m3u8', answer: missing, code: 3, kind: 'playlists' },
  { what: 'broken rendition', at: '**/index.m3u8', answer: broken, code: 3, kind: 'playlists' },
  { what: 'missing segment', at: '**/2.m4s', answer: missing, code: 2, kind: 'network' },
  { what: 'damaged segment', at: '**/2.m4s', answer: damaged, code: 3, kind: 'decode' },
  { what: 'encrypted video', at: '**/init_*.mp4', answer: encrypted, code: 3, kind: 'keys' },
] as const) {
  test(`reports the failure, and plays after a retry: ${what}`, async ({ page }) => {
    if (answer === missing) await page.clock.install();
    await page.route(at, answer);
    await openVideo(page);
    if (answer === missing) await skipRetryDelays(page);
    await expect(alert(page)).toContainText(en[`video.failure.${kind}`]);
    await expect(alert(page)).toContainText(en['video.error'].replace('{code}', `${code}`));
    await expect(alert(page)).toBeFocused();
    const ways = alert(page).getByRole('link');
    await expect(ways.first()).toHaveAttribute('href', /\/video\/film\.mp4$/);
    await ways.last().click();
    await expect(stream(page).locator('details p').first()).toBeInViewport();
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: en['video.retry'] }).click();
    await expectPlaying(stream(page).locator('video'));
    await expect(alert(page)).toHaveCount(0);
    expect(await stream(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  });
}

test('a file without a stream plays without hls.js; a missing one is reported', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.route('**/clip.mp4', missing);
  await openVideo(page, 'en', clip);
  await skipRetryDelays(page);
  await expect(alert(page)).toContainText(en['video.failure.file']);
  await expect(alert(page)).toContainText('4');
  expect(requests.filter((url) => url.endsWith('/clip.mp4'))).toHaveLength(4);
  await page.unrouteAll();
  await alert(page).getByRole('button').click();
  await expectPlaying(clip(page).locator('video'));
  expect(requests.filter((url) => url.includes('hls'))).toEqual([]);
});

test('lets Apple’s browsers play the stream natively', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { WebKitPlaybackTargetAvailabilityEvent: {} }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expectPlaying(await openVideo(page));
  expect(requests.filter((url) => /hls-engine|\.mp4$/.test(url) && !/init_/.test(url))).toEqual([]);
  await expect(stream(page).getByRole('menuitem', { name: en['video.quality'] })).toHaveCount(0);
});

test('starts with the smallest rendition with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const first = page.waitForRequest('**/*.m4s');
  await openVideo(page);
  expect((await first).url()).toContain('/240/');
});

// A navigation to a 204 response leaves the page unchanged.
const noContent = (route: Route) => route.fulfill({ status: 204 });

test('opens the file, and does not reload the page, when the player’s script fails to load', async ({
  page,
}) => {
  await page.route('**/controls.*.js', missing);
  await page.route('**/film.mp4', noContent);
  await page.goto('/en/clips');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const file = page.waitForRequest('**/film.mp4');
  await stream(page).locator('a[data-video]').click();
  expect((await file).isNavigationRequest()).toBe(true);
  // A page is fetched before it is reloaded.
  expect(fetched).not.toContain('/en');
});

test('plays on a second click after loading failed on the first', async ({ page }) => {
  const failure = Promise.withResolvers<void>();
  await page.route('**/island-props/video-player/en.json', async (route) => {
    await failure.promise;
    await missing(route);
  });
  await page.route('**/player.*.css', (route) => failure.promise.then(() => missing(route)));
  await page.route('**/film.mp4', noContent);
  const file = page.waitForRequest('**/film.mp4');
  await page.goto('/en/clips');
  const loading = stream(page).locator(`[data-loading="${en['video.loading']}"]`);
  await stream(page).locator('a[data-video]').click();
  await expect(loading).toBeVisible();
  failure.resolve();
  await file;
  await expect(loading).toBeHidden();
  await page.unrouteAll();
  await expectPlaying(await playVideo(stream(page)));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link that states its size and length, with a transcript', async ({ page }) => {
    await page.goto('/ru/clips');
    const link = stream(page).locator('a[data-video]');
    const file = await page.request.get(`${await link.getAttribute('href')}`);
    expect(file.headers()['content-type']).toBe('video/mp4');
    const size = Math.ceil(Number(file.headers()['content-length']) / 1000);
    await expect(stream(page)).toContainText(`${size} КБ`);
    await expect(link).toContainText('0:24');
    for (const locale of locales) await expect(stream(page)).toContainText(localeInfo[locale].name);
    await stream(page).locator('summary').click();
    await expect(stream(page).locator('details p').first()).toBeVisible();
  });
});
