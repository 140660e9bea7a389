import type { Page } from 'playwright/test';
import starts from '#built/journal-counts';
import type { CountKind, Counts } from '../../src/counters/counts.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { browser } from '../functions/counters/visits.ts';
import { expectOnFirstScreen, phone } from './first-screen.ts';
import { scriptCases } from './script-cases.ts';
import { expect, test } from './test.ts';

const address = (id: string, locale: Locale = defaultLocale) => href('journalById', locale, { id });
const countElement = (page: Page, kind: CountKind) => page.locator(`[data-count=${kind}]`);

const withFile = '/journals/1/all-languages/2026-1/5';
const withoutFile = '/journals/1/all-languages/2025-2/3';

const builtCounts = (id: string) => starts[id] as Counts;

async function fetchCounts(page: Page, id: string): Promise<Counts> {
  return (await page.request.get(`/api/journals/${id}`)).json();
}

/** Counts another visitor's view, so that the live count differs from the built one. */
async function addView(page: Page, id: string, version: number): Promise<void> {
  const headers = { 'user-agent': browser(version) };
  await page.request.post(`/api/journals/${id}/views`, { headers });
}

test.describe('a visitor', () => {
  // The default user agent is treated as a bot.
  test.use({ userAgent: browser(1_001) });

  test('adds one view, and no second one on a reload', async ({ page }) => {
    const { views } = await fetchCounts(page, '2');
    await page.goto(address('2'));
    await expect(countElement(page, 'views')).toHaveText(formatNumber(views + 1, 'uz'));
    const again = page.waitForResponse(/\/api\/journals\/2\/views$/);
    await page.reload();
    expect((await again).status()).toBe(204);
    await expect(countElement(page, 'views')).toHaveText(formatNumber(views + 1, 'uz'));
    expect((await fetchCounts(page, '2')).views).toBe(views + 1);
  });

  test('is counted when the page becomes visible', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    });
    await page.goto(address('1'));
    expect(posts).toEqual([]);
    const counted = page.waitForResponse(/\/api\/journals\/1$/);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('visibilitychange'));
    });
    await counted;
    expect(posts).toEqual(['/api/journals/1/views']);
  });

  test('is counted for a download', async ({ page }) => {
    const { downloads } = await fetchCounts(page, '1');
    await page.goto(address('1'));
    // In a new tab: the PDF viewer would replace this page.
    const file = page.locator('main a[type="application/pdf"]').first();
    await file.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(async () => (await fetchCounts(page, '1')).downloads).toBe(downloads + 1);
  });
});

for (const locale of locales) {
  test(`${locale}: formats the live count like the built one`, async ({ page }) => {
    await addView(page, '1', 1_002);
    const { views } = await fetchCounts(page, '1');
    expect(views).toBeGreaterThan(builtCounts('1').views);
    await page.goto(address('1', locale));
    await expect(countElement(page, 'views')).toHaveText(formatNumber(views, locale));
  });
}

test.describe('the built count is shown', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('from the start', async ({ page }) => {
      await addView(page, '1', 1_003);
      await page.goto(address('1'));
      for (const kind of ['views', 'downloads'] as const) {
        const number = builtCounts('1')[kind];
        await expect(countElement(page, kind)).toHaveText(formatNumber(number, 'uz'));
      }
    });
  });

  test.describe('when the counter fails', () => {
    test.use({ expectedLog: /status of 503|ERR_FAILED/ });

    test('with an error response, and without a response', async ({ page }) => {
      const { views } = builtCounts('1');
      await addView(page, '1', 1_004);
      for (const failure of ['503', 'abort'] as const) {
        await page.route('**/api/journals/**', (route) =>
          failure === 'abort'
            ? route.abort()
            : route.fulfill({ status: 503, json: { error: 'unavailable', views: 1 } }),
        );
        await page.goto(address('1'), { waitUntil: 'networkidle' });
        await expect(countElement(page, 'views')).toHaveText(formatNumber(views, 'uz'));
        await page.unrouteAll();
      }
    });
  });
});

for (const { javaScriptEnabled, tested } of scriptCases) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of tested) {
      const t = translator(locale);
      const latest = t('journal.latest');

      test(`${locale}: the first screen of the journals has a journal’s latest issue`, async ({
        page,
      }) => {
        await page.goto(href('journals', locale));
        await expectOnFirstScreen(page.locator('main .latest a').first());
      });

      test(`${locale}: the first screen of a journal has its latest issue`, async ({ page }) => {
        for (const id of Object.keys(starts)) {
          await page.goto(address(id, locale));
          const fact = page.locator('[data-facts] div:has(> .figure)');
          const issue = fact.getByRole('link');
          await expect(fact).toContainText(latest);
          await expectOnFirstScreen(issue);
          const takes = page.locator('[data-facts] dt', { hasText: t('journal.takes') });
          if ((await takes.count()) > 0) await expectOnFirstScreen(takes.locator('+ dd'));
          await issue.click();
          await expect(page.locator(':target h2')).toBeInViewport();
        }
      });

      test(`${locale}: the first screen of an article has its title, authors and file`, async ({
        page,
      }) => {
        for (const article of [withFile, withoutFile]) {
          await page.goto(localizedPath(article, locale));
          await expectOnFirstScreen(page.locator('h1'));
          await expectOnFirstScreen(page.locator('main header .meta'));
          const file = page.locator('body > nav [type="application/pdf"]');
          if (article === withFile) await expect(file).toBeInViewport({ ratio: 1 });
          else await expectOnFirstScreen(page.locator('[data-facts] > :visible').first());
        }
      });
    }
  });
}

test('one selected word of the citation selects all of it', async ({ page }) => {
  await page.goto(localizedPath(withFile, 'en'));
  const citation = page.locator('.citation');
  await citation.click();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  expect(selected).toBe((await citation.textContent())?.trim());
});
