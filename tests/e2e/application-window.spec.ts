import { formatDate } from '../../src/i18n/format.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { nursingArticle, readYaml } from '../content.ts';
import { expect, test } from './test.ts';

const windowOf = (folder: string) =>
  readYaml<{ opens: Date; closes: Date }>(`admissions/${folder}/index.uz.md`);
const { opens, closes } = windowOf('1-bachelor');

/** The timestamp of `HH:MM` on a day in Uzbekistan. */
const moment = (day: Date, time: string) => `${day.toISOString().slice(0, 10)}T${time}:00+05:00`;
const dayAfter = (day: Date) => new Date(day.valueOf() + 24 * 60 * 60 * 1000);
const dayBefore = (day: Date) => new Date(day.valueOf() - 24 * 60 * 60 * 1000);

// One language for each: times and languages don't depend on each other.
const cases = [
  { at: moment(dayBefore(opens), '23:59'), state: 'notYet', locale: 'uz' },
  { at: moment(opens, '00:00'), state: 'open', locale: 'ru' },
  { at: moment(closes, '23:59'), state: 'open', locale: 'tr' },
  { at: moment(dayAfter(closes), '00:00'), state: 'closed', locale: 'en' },
] as const;

for (const { at, state, locale } of cases) {
  test(`admission is ${state} at ${at}, without a new build`, async ({ page }) => {
    await page.clock.setFixedTime(at);
    await page.goto(href('admission', locale, { id: 1 }));
    const shown = page.locator('main [data-state] p:visible strong');
    expect(new Set(await shown.allTextContents())).toEqual(
      new Set([translator(locale)(`admission.brief.${state}`)]),
    );
  });
}

test('every row of the list shows the state of the current day', async ({ page }) => {
  await page.clock.setFixedTime(moment(opens, '12:00'));
  await page.goto(href('admissions', 'uz'));
  const notices = await page.locator('main .row [data-opens]').all();
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices) {
    const first = (await notice.getAttribute('data-opens')) ?? '';
    const last = (await notice.getAttribute('data-closes')) ?? '';
    const today = opens.toISOString().slice(0, 10);
    const state = today < first ? 'notYet' : today > last ? 'closed' : 'open';
    await expect(notice).toHaveAttribute('data-state', state);
  }
});

/** The numbers of the admissions on the home page, in the order of reading, on days of the test site’s entries. */
const homeDays = [
  ['2026-12-01', [1, 4, 2]],
  ['2027-06-15', [1, 4, 2]],
  ['2500-02-28', [1, 4, 2]],
  ['2999-01-14', [1, 4, 2]],
  ['2999-01-15', [1, 4, 2]],
  ['2999-02-28', [1, 4, 2]],
  ['2999-03-01', [1, 4]],
  ['2999-05-05', [1, 4]],
  ['2999-08-15', [1, 4]],
  ['2999-08-16', [4]],
  ['2999-12-31', [4]],
  // Past dates are better than none.
  ['3000-01-01', [1, 4, 2]],
] as const;

for (const [width, most] of [
  [360, 2],
  [1280, 3],
] as const) {
  test(`at ${width}, the home page lists what is open on the day of the visit, then what opens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [day, numbers] of homeDays) {
      await page.clock.setFixedTime(`${day}T12:00:00+05:00`);
      await page.goto(href('home', 'ru'));
      const rows = page.locator('[data-answer="when"] > li:visible');
      const allClosed = day === '3000-01-01';
      const shown = allClosed ? numbers : numbers.slice(0, most);
      await expect(rows, day).toHaveCount(shown.length);
      for (const [index, id] of shown.entries()) {
        const link = rows.nth(index).getByRole('link');
        await expect(link, day).toHaveAttribute('href', href('admission', 'ru', { id }));
      }
      const states = await rows.evaluateAll((all) => all.map((row) => row.dataset['state']));
      const inOrder = ['open', 'notYet', 'closed'];
      expect(states, day).toEqual(
        states.toSorted((a = '', b = '') => inOrder.indexOf(a) - inOrder.indexOf(b)),
      );
      expect(new Set(states).has('closed'), day).toBe(allClosed);
    }
  });
}

test('each state says its day, as one sentence', async ({ page }) => {
  for (const [locale, notYet, open, closed] of [
    [
      'uz',
      'Ochiladi, 2999-yil 15-yanvarda',
      'Ochiq, 2999-yil 28-fevralgacha',
      'Tugagan, 2999-yil 28-fevralda',
    ],
    [
      'ru',
      'Откроется, 15 января 2999 года',
      'Открыт, до 28 февраля 2999 года',
      'Закончился, 28 февраля 2999 года',
    ],
    ['tr', 'Başlangıç, 15 Ocak 2999', 'Açık, son gün 28 Şubat 2999', 'Sona erdi, 28 Şubat 2999'],
    ['en', 'Opens, 15 January 2999', 'Open, until 28 February 2999', 'Ended, 28 February 2999'],
  ] as const) {
    for (const [day, sentence] of [
      ['2999-01-14', notYet],
      ['2999-01-15', open],
      ['2999-03-01', closed],
    ] as const) {
      await page.clock.setFixedTime(`${day}T12:00:00+05:00`);
      await page.goto(href('admissions', locale));
      const row = page.locator('main .row', { has: page.locator('a[href$="/admission/2"]') });
      const [state = '', date = ''] = sentence.split(', ');
      const shown = row.locator('[data-when]:visible');
      await expect(shown.locator('strong')).toHaveText(state);
      await expect(shown.locator('.figure')).toHaveText(date);
    }
  }
});

test('an admission’s facts say when, and the link to it leads to how to apply only while it is open', async ({
  page,
}) => {
  for (const [at, state, label, hash, inLanguages] of [
    [moment(dayBefore(opens), '12:00'), 'notYet', 'nav.dates', '#days', ['uz', 'ru']],
    [moment(opens, '12:00'), 'open', 'nav.apply', '#apply', ['tr', 'en']],
  ] as const) {
    await page.clock.setFixedTime(at);
    for (const locale of inLanguages) {
      const t = translator(locale);
      await page.goto(href('course', locale, { id: 1 }));
      const link = page.locator('header .apply:visible');
      await expect(link).toHaveText(t(label));
      await link.click();
      await expect(page).toHaveURL(`${href('admission', locale, { id: 1 })}${hash}`);
      const date = formatDate(state === 'notYet' ? opens : closes, locale);
      await expect(page.locator('[data-facts] [data-when]:visible')).toContainText(
        t(`admission.brief.${state}Day`, { date }),
      );
    }
  }
});

test('the article about nursing invites to the admission of its programmes', async ({ page }) => {
  const nursing = windowOf('2-nursing-programmes');
  const own = href('admission', 'en', { id: 2 });
  const heading = page.getByRole('heading', { name: translator('en')('apply.title') });
  const link = page.locator('main section', { has: heading }).locator('.apply:visible');
  for (const [at, target] of [
    [moment(nursing.closes, '12:00'), `${own}#apply`],
    [moment(dayAfter(nursing.closes), '12:00'), `${own}#days`],
  ] as const) {
    await page.clock.setFixedTime(at);
    await page.goto(href('newsItem', 'en', nursingArticle));
    await expect(link).toHaveAttribute('href', target);
  }
});

test('a vacancy is closed the day after its deadline', async ({ page }) => {
  const t = translator('ru');
  await page.goto(href('vacancy', 'ru', { id: 1 }));
  const closing = new Date(
    (await page.locator('main [data-closes]').first().getAttribute('data-closes')) ?? '',
  );
  await page.clock.setFixedTime(moment(dayAfter(closing), '00:00'));
  await page.reload();
  await expect(page.locator('main [data-state]').first().locator('p:visible')).toContainText(
    t('vacancy.expired'),
  );
  await expect(page.getByRole('main').getByRole('link', { name: t('vacancy.form') })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice shows the state at build time, and says so', async ({ page }) => {
    const t = translator('uz');
    await page.goto(href('admission', 'uz', { id: 1 }));
    const notice = page.locator('main [data-state]').first();
    await expect(notice.locator('[data-when]:visible')).toHaveCount(1);
    await expect(notice.locator('noscript p')).toBeVisible();
    expect(await notice.locator('noscript p').innerHTML()).toBe(published(t('admission.asOf')));
  });

  test('the home page states once that admissions are shown as of the build', async ({ page }) => {
    await page.goto(href('home', 'ru'));
    const note = page.locator('main section', { has: page.locator('[data-state]') });
    await expect(note.locator('noscript p')).toBeVisible();
    await expect(note.locator('noscript p')).toHaveText(translator('ru')('admission.asOf'));
  });
});
