import type { Locator, Page } from 'playwright/test';
import { formatTime } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { phone } from './first-screen.ts';
import { expect, test } from './test.ts';

const barNumber = (page: Page) => page.locator('body > nav a[href^="tel:"]');
const headerNumber = (page: Page) => page.locator('.tools-phone');
/** Telephones among a page's facts. */
const factNumbers = (page: Page) =>
  page.locator('main .facts dd', { has: page.locator('a[href^="tel:"]') });

/** What a telephone says of its hours. */
const hoursOf = (telephone: Locator) => telephone.locator('.phone-hours');

// Uzbekistan is five hours ahead of UTC.
const open = '2026-11-28T07:00:00Z';
const afterSaturday = '2026-11-28T11:00:00Z';

/** What telephones say after the hours of Saturday. */
const saturday = {
  uz: 'dushanba 08:00da ochiladi',
  ru: 'в\u00a0понедельник с\u00a008:00',
  tr: 'açılış: pazartesi\u00a008.00',
  en: 'opens Monday at\u00a008:00',
};

const t = translator('en');
const today = t('day.opensToday', { time: '08:00' });
const tomorrow = t('day.opensTomorrow', { time: '08:00' });
const until = (time: string) => t('day.openUntil', { time });

const moments = [
  ['2026-11-22T19:30:00Z', today],
  ['2026-11-23T02:59:00Z', today],
  ['2026-11-23T03:00:00Z', until('20:00')],
  ['2026-11-23T14:59:00Z', until('20:00')],
  ['2026-11-23T15:00:00Z', tomorrow],
  ['2026-11-27T18:59:00Z', tomorrow],
  ['2026-11-28T09:59:00Z', until('15:00')],
  ['2026-11-28T10:00:00Z', saturday.en],
  ['2026-11-29T06:00:00Z', tomorrow],
] as const;

test('telephones say by the visitor’s clock until or from when they are answered', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [moment, text] of moments) {
    await page.clock.setFixedTime(moment);
    await page.goto(href('home', 'en'));
    await expect(hoursOf(page.locator('[data-answer="call"]'))).toHaveText(text);
    await expect(hoursOf(barNumber(page))).toHaveText(text);
    await page.goto(href('course', 'en', { id: 1 }));
    await expect(hoursOf(factNumbers(page))).toHaveText(text);
  }
});

test('a page that is shown again later says what is true then', async ({ page }) => {
  await page.clock.setFixedTime(open);
  await page.setViewportSize(phone);
  await page.goto(href('course', 'en', { id: 1 }));
  await expect(hoursOf(barNumber(page))).toHaveText(until('15:00'));
  await page.clock.setFixedTime('2026-11-29T06:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(hoursOf(barNumber(page))).toHaveText(tomorrow);
  await expect(hoursOf(factNumbers(page))).toHaveText(tomorrow);
});

test('a telephone with its own hours says when those begin', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T13:00:00Z');
  await page.setViewportSize(phone);
  await page.goto(href('antiCorruption', 'en'));
  for (const telephone of [barNumber(page), factNumbers(page)]) {
    await expect(hoursOf(telephone)).toHaveText(t('day.opensTomorrow', { time: '09:00' }));
  }
});

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('after hours, all telephones among facts say when they are answered', async ({ page }) => {
      await page.clock.setFixedTime(afterSaturday);
      await page.setViewportSize(phone);
      for (const address of [
        href('about', locale),
        href('accessibility', locale),
        href('admission', locale, { id: 1 }),
        href('admissions', locale),
        href('books', locale),
        href('careers', locale),
        href('connect', locale),
        href('contact', locale),
        href('course', locale, { id: 1 }),
        href('department', locale, { id: 1 }),
        href('dormitory', locale),
        href('fees', locale),
        href('international', locale),
        href('licence', locale),
        href('person', locale, { slug: 'rector' }),
        href('postgraduate', locale),
        href('privacy', locale),
        href('section', locale, { id: 5 }),
      ]) {
        await page.goto(address);
        await expect(hoursOf(barNumber(page)), address).toHaveText(saturday[locale]);
        const count = await factNumbers(page).count();
        expect(count, address).toBeGreaterThan(0);
        const texts = Array.from({ length: count }, () => saturday[locale]);
        await expect(hoursOf(factNumbers(page)), address).toHaveText(texts);
      }
    });

    test('nothing moves when the script says until when a telephone is answered', async ({
      page,
    }) => {
      for (const [width, address, parts] of [
        [320, href('home', locale), ['body > nav', 'body > nav a:visible >> nth=1']],
        [phone.width, href('contact', locale), ['main aside a[href^="mailto:"]']],
        [phone.width, href('department', locale, { id: 1 }), ['main aside a[href^="mailto:"]']],
        [1000, href('home', locale), ['.tools-phone', '.language', '.menu']],
      ] as const) {
        await page.setViewportSize({ width, height: phone.height });
        for (const moment of [open, afterSaturday]) {
          await page.clock.setFixedTime(moment);
          const script = Promise.withResolvers<void>();
          await page.route('**/*.js', async (route) => {
            await script.promise;
            await route.continue();
          });
          await page.goto(address, { waitUntil: 'commit' });
          const boxes = () =>
            Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
          const before = await boxes();
          script.resolve();
          const shown = width < 992 ? barNumber(page) : headerNumber(page);
          const until15 = translator(locale)('day.openUntil', {
            time: formatTime('15:00', locale),
          });
          await expect(hoursOf(shown)).toHaveText(moment === open ? until15 : saturday[locale]);
          expect(await boxes(), `${address} ${moment}`).toEqual(before);
          await page.unrouteAll({ behavior: 'wait' });
        }
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('telephones say nothing of the day, and the footer has the week', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(href('home', 'ru'));
    await expect(page.locator('footer .reception-hours li:visible')).toHaveCount(3);
    await expect(page.locator('.phone-hours:visible')).toHaveCount(0);
  });
});
