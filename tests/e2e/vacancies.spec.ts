import options from '#built/form-options';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { expectOnFirstScreen, phone } from './first-screen.ts';
import { scriptCases } from './script-cases.ts';
import { expect, test } from './test.ts';

/** The vacancies that were open when the site was built, with their last days. */
const open = options.application.vacancy.filter(({ value }) => value !== 'any');
const lastDays = open.map(({ until = '' }) => until).sort();
const [firstDay = ''] = lastDays;

/** Noon in Uzbekistan, a number of days after a date. */
const noonAfter = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T12:00:00+05:00`) + days * 24 * 60 * 60 * 1000);

for (const { javaScriptEnabled, tested } of scriptCases) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of tested) {
      test(`${locale}: the first screen of the vacancies has an open one and the form`, async ({
        page,
      }) => {
        await page.goto(href('careers', locale));
        await expect(page.locator('body > nav a[href="#application"]')).toBeInViewport({
          ratio: 1,
        });
        await expectOnFirstScreen(page.locator('main a[href^="tel:"]').first());
        await expectOnFirstScreen(page.locator('main .row').first().getByRole('heading'));
        await expectOnFirstScreen(page.locator('main .row [data-when]:visible').first());
      });

      test(`${locale}: the first screen of a vacancy has its last day and the way to apply`, async ({
        page,
      }) => {
        await page.goto(href('vacancy', locale, { id: 1 }));
        await expectOnFirstScreen(page.locator('[data-facts] .figure'));
        const apply = page.locator('body > nav a[href$="#application"]');
        await expect(apply).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

test('the link on the first screen leads to the form', async ({ page }) => {
  await page.goto(href('careers', 'uz'));
  await page.locator('main a[href="#application"]').click();
  await expect(page.locator('#application')).toBeInViewport();
});

test('how many vacancies are open depends on the day', async ({ page }) => {
  const t = translator('ru');
  const count = page.locator('[data-facts] [data-opens]:not([data-days]):visible');
  for (const day of new Set(lastDays)) {
    await page.clock.setFixedTime(noonAfter(day));
    await page.goto(href('careers', 'ru'));
    const left = lastDays.filter((one) => one >= day).length;
    await expect(count).toContainText(t('vacancy.openCount', { count: left }));
  }
  await page.clock.setFixedTime(noonAfter(lastDays.at(-1) ?? '', 1));
  await page.goto(href('careers', 'ru'));
  await expect(count).toHaveText(t('vacancy.empty'));
});

test('a vacancy that has expired is folded, or marked as such', async ({ page }) => {
  await page.goto(href('careers', 'en'));
  const folded = page.locator('main details .row');
  await expect(folded).not.toHaveCount(0);
  for (const row of await folded.all()) await expect(row).toBeHidden();
  await expect(page.locator('main .rows > .row:visible')).toHaveCount(open.length);
  await page.clock.setFixedTime(noonAfter(firstDay, 1));
  await page.goto(href('careers', 'en'));
  const row = page.locator('main .rows > .row', {
    has: page.locator(`a[href="${href('vacancy', 'en', { id: 1 })}"]`),
  });
  await expect(row.locator('[data-when]:visible')).toContainText(
    translator('en')('vacancy.expired'),
  );
});
