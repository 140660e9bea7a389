import type { Page, Request } from 'playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { findViolations } from '../audit/axe/find-violations.ts';
import { measureTransferred } from '../audit/weights/transferred.ts';
import { expect, test } from './test.ts';

/** Limits in bytes of compressed bodies; HTTP/2 compresses repeated headers away. */
const limits = { titles: 30_000, first: 130_000, letter: 30_000 };

const box = (page: Page) => page.locator('#q');
const status = (page: Page) => page.locator('.search-status');
const results = (page: Page) => page.locator('.search-found > li');
const titles = (page: Page) => page.locator('.search-title a');
/** Only of results whose texts have loaded. */
const excerpts = (page: Page) => page.locator('.search-excerpt');

/** Holds the responses that only a loaded index needs, until the returned function is called. */
async function holdIndex(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/pagefind/index/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

for (const [address, typed] of [
  ['/about', 'talab'],
  ['/ru/about', 'кафед'],
] as const) {
  test(`${address} loads the search when its box is used, and little per keystroke`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(address, { waitUntil: 'networkidle' });
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => /pagefind|\/box\.|search\.json/.test(path))).toEqual([]);

    requests.length = 0;
    await page.locator('#header-q').focus();
    let query = typed.slice(0, 2);
    await page.keyboard.type(query);
    await expect(results(page).first()).toBeVisible();
    expect(await measureTransferred(requests)).toBeLessThan(limits.first);
    for (const letter of typed.slice(2)) {
      requests.length = 0;
      query += letter;
      await page.keyboard.type(letter);
      await expect(page.locator('.search-panel')).toHaveAttribute('data-query', query);
      expect(await measureTransferred(requests)).toBeLessThan(limits.letter);
    }
  });
}

test('the arrow keys move through the header’s results, and Escape closes them', async ({
  page,
}) => {
  const t = translator('uz');
  await page.goto('/about');
  const input = page.getByRole('searchbox', { name: t('nav.search') });
  await input.fill("o'quv bo'limi");
  await expect(titles(page).first()).toHaveText('Oʻquv boʻlimi');
  await page.keyboard.press('ArrowDown');
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-panel')).toBeHidden();
  await input.fill("o'quv bo'lim");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: "o'quv bo'lim" })}`);
  await expect(box(page)).toHaveValue("o'quv bo'lim");
  await titles(page).first().click();
  await expect(page.locator('h1')).toHaveText('Oʻquv boʻlimi');
});

test('results that arrive after Escape don’t open the panel', async ({ page }) => {
  const panel = page.locator('.search-panel');
  const release = await holdIndex(page);
  await page.goto('/about');
  await page.locator('#header-q').focus();
  await page.keyboard.type('anatomiya');
  await expect(panel).toContainText(translator('uz')('search.searching'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  release();
  await expect(excerpts(page).nth(3)).toBeAttached();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeVisible();
});

test('a late response doesn’t replace the latest results', async ({ page }) => {
  await page.goto('/en/search');
  await box(page).fill('rector');
  await expect(excerpts(page).nth(3)).toBeVisible();
  const released = Promise.withResolvers<void>();
  await page.route('**/pagefind/fragment/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  const late = page.waitForRequest('**/pagefind/fragment/**');
  await box(page).fill('trees');
  await late;
  await box(page).fill('recto');
  await expect(page.locator('[data-search-results]')).toHaveAttribute('data-query', 'recto');
  const found = await titles(page).allTextContents();
  const entry = page.waitForResponse('**/pagefind/fragment/**');
  released.resolve();
  await entry;
  await expect.poll(() => pending.size).toBe(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await titles(page).allTextContents()).toEqual(found);
});

test('escapes and truncates the query of a URL', async ({ page }) => {
  const t = translator('en');
  const openQuery = (q: string) =>
    page.goto(`/en/search?${new URLSearchParams({ q, section: 'none' })}`);
  for (const query of ['<img src=x onerror=alert(1)>', "$& $' zzqx", '\u{1F600}', 'ـــ ٭']) {
    await openQuery(query);
    await expect(status(page)).toHaveText(t('search.none').replace('{query}', () => query));
  }
  await expect(page.getByLabel(t('search.section'))).toHaveValue('');
  await openQuery('zzqx '.repeat(2000));
  await expect(status(page)).toContainText('zzqx');
  expect((await status(page).textContent())?.length).toBeLessThan(300);
});

test('shows ten results, more on demand, and filters them', async ({ page }) => {
  const t = translator('ru');
  await page.goto('/ru/search');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('студент');
  await expect(page.locator('[data-search-results]')).toHaveAttribute('data-query', 'студент');
  await expect(results(page)).toHaveCount(10);
  const count = Number((await status(page).textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(10);
  await expect(status(page)).toHaveText(t('filter.found', { count }));
  await expect(page.locator('.search-excerpt mark').first()).toBeVisible();
  await expect(page.locator('.search-title mark').first()).toHaveText(/^студент\p{L}*$/iu);
  await expect(page.locator('#main').getByText(t('search.failed'))).toBeHidden();
  await page.getByRole('button', { name: t('search.more') }).dblclick();
  await expect(results(page).nth(10).getByRole('link')).toBeFocused();
  const shown = await titles(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(shown).size).toBe(shown.length);

  await page.getByLabel(t('search.section')).selectOption('news');
  await expect(page).toHaveURL(/section=news/);
  await expect(page.locator('.search-facts').first()).toContainText(t('search.section.news'));
  await expect(page.locator('optgroup[data-section=people]')).toHaveAttribute('disabled');
  await page.getByLabel(t('search.year')).selectOption('2026');
  await page.getByLabel(t('search.sort')).selectOption('date');
  await expect(page).toHaveURL(/year=2026&sort=date/);
  await expect(page.locator('.search-facts').filter({ hasNotText: '2026' })).toHaveCount(0);
  await expect(page.locator('.search-elsewhere a')).toHaveCount(3);
});

test('shows tasks, site map and no filters until something is asked for', async ({ page }) => {
  const t = translator('uz');
  await page.goto('/search');
  const siteMap = page.getByRole('heading', { name: t('search.siteMap') });
  const tasks = page.getByRole('heading', { name: t('search.tasks') });
  const filter = page.locator('select[name=section]');
  await expect(tasks).toBeVisible();
  await expect(siteMap).toBeVisible();
  await expect(filter).toBeHidden();
  await box(page).fill('kutubxona');
  await expect(results(page).first()).toBeVisible();
  await expect(filter).toBeVisible();
  await expect(tasks).toBeHidden();
  await expect(siteMap).toBeHidden();
  await box(page).fill('zzqx');
  await expect(status(page)).toHaveText(t('search.none', { query: 'zzqx' }));
  await expect(siteMap).toBeHidden();
  await page
    .locator('[data-search-results]')
    .getByRole('link', { name: t('search.siteMap') })
    .click();
  await expect(siteMap).toBeInViewport();
});

test('restores the query and its results after going back', async ({ page }) => {
  await page.goto('/ru/search');
  await box(page).fill('общежития');
  await expect(page.locator('.search-elsewhere')).toBeVisible();
  const found = await status(page).textContent();
  await titles(page).first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(box(page)).toHaveValue('общежития');
  await expect(status(page)).toHaveText(found ?? '');
  await page.locator('.search-elsewhere a[lang=en]').click();
  await expect(page).toHaveURL(/\/en\/search\?q=/);
  await expect(box(page)).toHaveValue('общежития');
});

test('offers tips, similar titles and the telephone for a query without results', async ({
  page,
}) => {
  const t = translator('ru');
  await page.goto('/ru/search?q=анатомический');
  await expect(status(page)).toHaveText(t('search.none', { query: 'анатомический' }));
  await expect(page.getByText(t('search.tipWords'))).toBeVisible();
  const found = page.locator('[data-search-results]');
  await expect(found.locator('li').getByRole('link').first()).toHaveText('Кафедра анатомии');
  await expect(found.locator('a[href^="tel:"]')).toBeVisible();
  await box(page).focus();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('reports a query without results once, after a pause, and nothing personal', async ({
  page,
}) => {
  const t = translator('uz');
  await page.clock.install();
  const reports: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/searches') reports.push(request.postData());
  });
  const search = async (query: string) => {
    await box(page).fill(query);
    await expect(status(page)).toHaveText(t('search.none', { query }));
  };
  await page.goto('/search');
  await search('zzqx');
  await search('Zzqx vvkj');
  const answer = page.waitForResponse('**/api/searches');
  await page.clock.fastForward(3000);
  expect((await answer).status()).toBe(204);
  await search('zzqx@vvkj.qq');
  await page.clock.fastForward(3000);
  await search('zzqx VVKJ');
  await page.clock.fastForward(3000);
  expect(reports).toEqual(['locale=uz&words=zzqx+vvkj']);
});

test('corrects a typing error, says so, and searches for the word as typed on demand', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.locator('#header-q').focus();
  await page.keyboard.type('anatmy');
  await expect(titles(page).first()).toContainText('Anatomy');
  const panel = page.locator('.search-panel');
  const said = translator('en')('search.corrected').replace('{query}', 'anatomy');
  await expect(panel.getByRole('status')).toContainText(said);
  await panel.getByRole('link', { name: 'anatmy' }).click();
  await expect(page).toHaveURL(/verbatim/);
  await expect(status(page)).toHaveText(translator('en')('search.none', { query: 'anatmy' }));
  await box(page).fill('anatom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=anatom');
  await expect(results(page).first()).toBeVisible();
});

test('says that it searches while its first files load', async ({ page }) => {
  const t = translator('en');
  const released = Promise.withResolvers<void>();
  await page.route('**/search.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/en/about');
  await page.locator('#header-q').focus();
  const said = page.locator('header').getByText(t('search.searching'));
  await expect(said).toBeHidden();
  await page.keyboard.type('anatomy');
  await expect(said).toBeVisible();
  await expect(
    page.locator('header').getByRole('link', { name: t('search.siteMap') }),
  ).toBeHidden();
  released.resolve();
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('[role=alert]', { hasText: t('search.searching') })).toBeHidden();
});

test('finds titles before the index has arrived, and their texts then', async ({ page }) => {
  const t = translator('uz');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const release = await holdIndex(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  requests.length = 0;
  await page.locator('#header-q').focus();
  await page.keyboard.type("o'quv bo'limi");
  await expect(titles(page).first()).toHaveText('Oʻquv boʻlimi');
  const first = requests.filter((request) => !/pagefind\/(?!titles)/.test(request.url()));
  expect(await measureTransferred(first)).toBeLessThan(limits.titles);
  await expect(status(page)).toHaveText(t('search.searching'));
  await expect(excerpts(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  release();
  await expect(excerpts(page).first()).toBeVisible();
  await expect(status(page)).not.toHaveText(t('search.searching'));
  await expect(titles(page).first()).toBeFocused();
});

test('answers frequent questions above the results, before the index has arrived', async ({
  page,
}) => {
  const release = await holdIndex(page);
  await page.goto('/ru/search');
  await box(page).fill('телефон');
  const answer = page.locator('.search-answer');
  await expect(answer.locator('a').first()).toHaveAttribute('href', '/ru/contact');
  await expect(answer.locator('a[href^="tel:"]').first()).toBeVisible();
  release();
  await expect(excerpts(page).first()).toBeVisible();
  await expect(results(page).locator('a[href="/ru/contact"]')).toHaveCount(0);
});

test('shows the facts of the day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T06:00:00Z');
  await page.goto('/en/search?q=opening+hours');
  const answer = page.locator('.search-answer');
  await expect(answer).toContainText(translator('en')('day.closed'));
  await page.clock.setFixedTime('2026-11-23T06:00:00Z');
  await page.reload();
  await expect(answer).toContainText('08:00–20:00');
  await page.goto('/en/search?q=apply');
  await expect(answer).toContainText('15 August 2999');
  await page.clock.setFixedTime('2999-08-16T06:00:00Z');
  await page.reload();
  await expect(answer).not.toContainText('15 August 2999');
});

test('finds in the page’s language when a browser has translated the page', async ({ page }) => {
  await page.goto('/ru/search');
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'hi' }));
  await box(page).fill('студент');
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toContainText(/\d/);
});

test('names the words that no page has, and whom to ask', async ({ page }) => {
  await page.goto('/en/search?q=wombat+anatomy');
  const t = translator('en');
  await expect(status(page)).toHaveText(t('search.missing', { words: 'wombat' }));
  const asked = page.locator('.search-ask');
  await expect(asked).toContainText(t('search.ask'));
  await expect(asked.locator('a[href^="tel:"]')).toBeVisible();
});

test('finds a list item as a result of its own', async ({ page }) => {
  await page.goto('/en/search?q=world+health');
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/en\/books#book-english/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('when a request fails', () => {
  test.use({ expectedLog: /Failed to load|responded with a status|didn’t come/ });

  test('reports a missing connection, and retries when it is back', async ({ page, context }) => {
    const t = translator('en');
    await page.goto('/en/search');
    await box(page).fill('timetable');
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page).fill('library');
    await expect(status(page)).toHaveText(t('search.offline'));
    await context.setOffline(false);
    await page.getByRole('button', { name: t('search.retry') }).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('leaves titles and offers the site map when a part of the index is missing', async ({
    page,
  }) => {
    const t = translator('uz');
    await page.route('**/pagefind/index/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/search?q=kutubxona');
    await expect(status(page)).toHaveText(t('search.failed'));
    await expect(titles(page).nth(1)).toBeVisible();
    const found = page.locator('[data-search-results]');
    await found.getByRole('link', { name: t('search.siteMap') }).click();
    await expect(page.getByRole('heading', { name: t('search.siteMap') })).toBeInViewport();
  });

  test('offers the site map when the search fails to load, without a reload', async ({ page }) => {
    const t = translator('uz');
    await page.route('**/_astro/box.*', (route) => route.abort());
    await page.goto('/about');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.locator('#header-q').focus();
    const link = page.getByRole('banner').getByRole('link', { name: t('search.siteMap') });
    await expect(link).toBeVisible();
    await page.keyboard.type('kutub');
    await expect(page.locator('#header-q')).toHaveValue('kutub');
    expect(requested).not.toContain('/about');
    await link.click();
    await expect(page.getByRole('heading', { name: t('search.siteMap') })).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

  const sheet = (page: Page) => page.getByRole('banner').getByRole('search');
  const input = (page: Page) => sheet(page).getByRole('searchbox');
  const width = async (page: Page) => (await sheet(page).boundingBox())?.width;
  const expectOpen = (page: Page) => expect.poll(() => width(page)).toBe(360);
  const expectClosed = (page: Page) => expect.poll(() => width(page)).toBeLessThan(60);

  test('the box opens from the header’s icon, and results can be tapped', async ({ page }) => {
    await page.goto('/tr/about');
    await expectClosed(page);
    await input(page).tap();
    await expectOpen(page);
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('kutuphane');
    await expect(titles(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findViolations(page, {}, 'header')).toEqual([]);
    await excerpts(page).first().tap();
    await titles(page).first().tap();
    await expect(page).not.toHaveURL(/about$/);
  });

  test('filters are open where one is chosen, close, and are too large for a phone to zoom', async ({
    page,
  }) => {
    await page.goto('/search?q=anatomiya&section=news');
    const filters = page.locator('main search details');
    await expect(filters).toHaveAttribute('open', '');
    // Safari zooms into a focused field below 16 px.
    for (const select of await filters.locator('select').all()) {
      const size = await select.evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
    await filters.locator('summary').tap();
    await expect(filters.locator('select').first()).toBeHidden();
  });

  test('three results are above the keyboard', async ({ page }) => {
    // The space that a keyboard leaves on a screen of 740 px.
    await page.setViewportSize({ width: 360, height: 420 });
    const thirdEnds = async () => {
      const box = await titles(page).nth(2).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await page.goto('/search');
    await box(page).tap();
    await page.keyboard.type('anatomiya');
    const found = page.locator('[data-query=anatomiya]');
    await expect(found.and(page.locator('[data-search-results]'))).toBeVisible();
    await expect(titles(page).nth(2)).toBeVisible();
    await expect.poll(thirdEnds).toBeLessThan(420);
    await page.goto('/about');
    await input(page).tap();
    await page.keyboard.type('anatomiya');
    await expect(found.and(page.locator('.search-panel'))).toBeVisible();
    await expect(titles(page).nth(2)).toBeVisible();
    await expect.poll(thirdEnds).toBeLessThan(420);
  });

  test('filters fold, and show once one is chosen', async ({ page }) => {
    const t = translator('uz');
    const filter = page.locator('select[name=section]');
    await page.goto('/search?q=talaba');
    await expect(results(page).first()).toBeVisible();
    await expect(filter).toBeHidden();
    await page.locator('summary', { hasText: t('search.filters') }).tap();
    await expect(filter).toBeVisible();
    await page.goto('/search?q=talaba&section=news');
    await expect(filter).toHaveValue('news');
    await expect(filter).toBeVisible();
  });

  test('the box stays open when the keyboard is hidden, and closes by its button, a tap elsewhere and Escape', async ({
    page,
  }) => {
    const close = page.getByRole('button', { name: translator('uz')('panel.close') });
    await page.goto('/about');
    await page.locator('#header-q').focus();
    await page.keyboard.type('kutubxona');
    await expect(titles(page).first()).toBeVisible();
    // Like phones when they hide the keyboard.
    await input(page).blur();
    await expectOpen(page);
    await close.tap();
    await expectClosed(page);
    await expect(close).toBeHidden();

    await page.locator('#header-q').focus();
    await expect(titles(page).first()).toBeVisible();
    await page.locator('header .brand').dispatchEvent('pointerdown');
    await expectClosed(page);
    await expect(input(page)).not.toBeFocused();

    await page.locator('#header-q').focus();
    await page.keyboard.press('Escape');
    await expect(titles(page).first()).toBeHidden();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the box on a phone submits its query to the search page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/about');
    await page.locator('#header-q').click();
    await page.keyboard.type('kutubxona');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=kutubxona');
  });

  test('the search page says so and offers the site map', async ({ page }) => {
    const t = translator('uz');
    await page.goto('/search?q=kutubxona');
    await expect(page.locator('noscript p')).toHaveText(t('search.noScript'));
    await expect(page.locator('#site-map').getByRole('link').first()).toBeVisible();
  });
});
