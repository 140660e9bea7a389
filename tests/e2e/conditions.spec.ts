import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

function recordFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

test('loads one file of the heading font: that of the title’s script', async ({ browser }) => {
  for (const [path, script] of [
    ['/en/about', 'latin'],
    ['/ru/about', 'cyrillic'],
    // Not translated from Russian.
    ['/ru/journals/1/all-languages/2026-1/21', 'cyrillic'],
  ] as const) {
    await using context = await browser.newContext();
    const page = await context.newPage();
    const fonts = recordFonts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...new Set(fonts)], path).toEqual([expect.stringContaining(`onest-${script}`)]);
  }
});

test('loads no font with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fonts = recordFonts(page);
  await page.goto('/ru/about', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
});

for (const [rtt, media] of [
  [99, ''],
  [100, 'not all'],
] as const) {
  test(`${media ? 'does not preload' : 'preloads'} the heading font at ${rtt} ms`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', { value });
      },
      { rtt },
    );
    const fonts = recordFonts(page);
    await page.goto('/ru/about', { waitUntil: 'networkidle' });
    await expect(page.locator('link[as=font]')).toHaveAttribute('media', media);
    expect(new Set(fonts).size).toBe(1);
  });
}

for (const [path, part] of [
  ['/', 'section'],
  ['/new', 'article'],
] as const) {
  test(`${path} shows its first picture while the frame’s styles are on their way`, async ({
    page,
  }) => {
    const pictureIsShown = Promise.withResolvers<void>();
    await page.route('**/_astro/frame.*.css', async (route) => {
      await pictureIsShown.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const parts = page.locator('main').locator(part);
    await expect(parts.first().locator('img')).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').at(0));
    await expect(parts).toHaveCount(1);
    pictureIsShown.resolve();
    await expect(page.locator('footer')).toBeVisible();
    await expect(parts).not.toHaveCount(1);
  });
}

test('cross-fades between pages, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem('faded', String(Boolean((event as PageRevealEvent).viewTransition)));
    });
  });
  const readFaded = () => page.evaluate(() => sessionStorage.getItem('faded'));
  for (const [reducedMotion, expected] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await page.locator('footer a[href="/careers"]').click();
    await page.waitForURL('**/careers');
    await expect.poll(readFaded).toBe(expected);
  }
});

test('a programme’s medallion moves from the list to its page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      await (event as PageRevealEvent).viewTransition?.ready;
      const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      sessionStorage.setItem('moved', `${moving.map(({ pseudoElement }) => pseudoElement)}`);
    });
  });
  // A picture that isn't in the browser's cache yet fades in with its page.
  await page.goto('/course/1');
  await page.goto('/courses');
  await page.locator('main .row a[href="/course/1"]').click();
  await page.waitForURL('**/course/1');
  const readMoved = () => page.evaluate(() => sessionStorage.getItem('moved'));
  await expect.poll(readMoved).toContain('::view-transition-group(courses-1)');
});

test('starts at the top, restores the scroll position on going back, and scrolls to a hash', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('footer a[href="/careers"]').click();
  await page.waitForURL('**/careers');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.goto('/contact#form');
  await expect(page.locator('#form h2').first()).toBeInViewport();
});

for (const path of [
  '/news/1/all-languages',
  '/careers',
  '/admission/1',
  '/journals/1',
  '/course/1',
]) {
  test(`${path} prints as a document`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.button:visible, .no-print:visible')).toHaveCount(0);
  });
}

test('keeps buttons and fields visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  for (const control of ['form .button', '#form input[name=firstName]', '#form textarea']) {
    await expect(page.locator(control).first()).not.toHaveCSS('border-top-style', 'none');
  }
});

test('keeps the play mark visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/clips');
  const [disc, triangle] = await page
    .locator('[data-video] .poster > span:empty')
    .first()
    .evaluate((mark) =>
      [undefined, '::before'].map((part) => getComputedStyle(mark, part).backgroundColor),
    );
  expect(disc).not.toBe(triangle);
});

test('shows focus on every focusable element', async ({ page }) => {
  await page.goto('/contact');
  const stops = 40;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const framed = focused.closest<HTMLElement>('.card, .row') ?? focused;
      const { outlineStyle, outlineWidth } = getComputedStyle(framed);
      return { name: focused.outerHTML.slice(0, 80), outlineStyle, outlineWidth };
    });
    expect(outline).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  }
});

test('a phone of more device pixels loads no larger picture than one of two', async ({
  browser,
}) => {
  const pictureAt = async (path: string, width: number, deviceScaleFactor: number) => {
    await using context = await browser.newContext({
      viewport: { width, height: 760 },
      deviceScaleFactor,
    });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    await page.goto(path);
    const picture = await page
      .locator('main .photo img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    // The page preloads exactly the file that it shows.
    const files = loaded.filter((address) => address.startsWith(picture.replace(/_[^_]+$/, '')));
    expect([...new Set(files)]).toEqual([picture]);
    return picture;
  };
  for (const path of ['/', '/new', '/news/1/all-languages']) {
    const expected = await pictureAt(path, 360, 2);
    for (const [width, density] of [
      [412, 2.625],
      [360, 3],
      [430, 3],
    ] as const) {
      expect(await pictureAt(path, width, density), `${path}: ${width} at ${density}`).toBe(
        expected,
      );
    }
  }
});
