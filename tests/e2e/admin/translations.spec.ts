import type { Page } from 'playwright/test';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { marksFile } from '../../../src/translations/mark-key.ts';
import { words } from '../../../src/translations/words.ts';
import { findViolations } from '../../audit/axe/find-violations.ts';
import { expect, test } from '../test.ts';
import { api, signInToGitHub } from './github-files.ts';
import { readFiles, siteFiles, textOf } from './repository.ts';
import { openScreen, screenOf } from './screen.ts';

const say = words('en');
const path = '/admin/translations/en';
const marksPath = `${contentPath}/${marksFile}`;

/** The button of the entry whose Uzbek text changed after its first commit. */
const looked = (page: Page, language: string) =>
  page.locator(`[data-type=news][data-language=${language}]`).getByRole('button', {
    name: say('looked'),
  });

for (const locale of locales) {
  test(`fits a phone, and has no barriers in light and in dark: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/translations${locale === defaultLocale ? '' : `/${locale}`}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale)('title'));
    for (const details of await page.locator('summary').all()) await details.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // In one language only: the others differ only in words.
    if (locale !== defaultLocale) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('is filtered by language, type and state, which the address keeps', async ({ page }) => {
  await page.goto(path);
  const rows = page.locator('[data-item]:visible');
  const all = await rows.count();
  await page.getByText(say('filter')).click();
  await page.getByRole('link', { name: 'Türkçe', exact: true }).last().click();
  await page.getByRole('link', { name: say('state.older') }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Sample day at the clinic');
  await expect(page).toHaveURL(/language=tr&state=older/);

  // The form of an entry, and back.
  await page.goto('/favicon.svg');
  await page.goBack();
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: 'Books' }).click();
  await expect(page.getByRole('status')).toHaveText(translator('en')('filter.none'));
  for (const link of await page.getByRole('link', { name: translator('en')('filter.all') }).all())
    await link.click();
  await expect(rows).toHaveCount(all);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all, filters by one property, and has no button that could not work', async ({
    page,
  }) => {
    await page.goto(`${path}#state-older`);
    await expect(page.locator('[data-item]:visible')).toHaveCount(3);
    await page.locator('[data-item]:visible summary').first().click();
    await expect(page.locator('del').first()).toBeVisible();
    await expect(looked(page, 'ru')).toBeHidden();
  });
});

test('an older translation shows the old sentence and the new, and one press marks it', async ({
  page,
}) => {
  await openScreen(page, { ...siteFiles(marksPath), ...siteFiles(`${contentPath}/news/6-*/*`) });
  await screenOf(page);
  await page.goto(path);
  const row = page.locator('[data-type=news][data-language=ru][data-state=older]');
  await row.getByText(say('changes')).click();
  await expect(row.locator('dd')).toHaveText([/misol tariqasida/, /namuna sifatida/]);

  const marks = async () =>
    JSON.parse(textOf(await readFiles(page, contentPath), marksPath)) as Record<string, string>;
  await looked(page, 'tr').click();
  await looked(page, 'ru').click();
  await expect(looked(page, 'ru')).toHaveAttribute('aria-pressed', 'true');
  const mark = (await looked(page, 'ru').getAttribute('data-mark')) ?? '';
  expect(await marks()).toEqual({ 'news/6-sample ru': mark, 'news/6-sample tr': mark });

  // Another press takes it back.
  await looked(page, 'tr').click();
  await expect(looked(page, 'tr')).toHaveAttribute('aria-pressed', 'false');
  expect(await marks()).toEqual({ 'news/6-sample ru': mark });
});

test('who isn’t signed in is told where to', async ({ page }) => {
  await page.goto(path);
  await looked(page, 'ru').focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('notSaved'));
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/admin?lang=en');
  await expect(looked(page, 'ru')).toHaveAttribute('aria-pressed', 'false');
});

test.describe('signed in to GitHub', () => {
  test.use({ otherOrigins: [api] });

  test('a press is a commit of the marks, which a later visit shows', async ({ page }) => {
    const texts: Record<string, string> = {};
    const commits = await signInToGitHub(page, texts);
    await page.goto(path);
    // The second waits for the first.
    await looked(page, 'ru').click();
    await looked(page, 'en').click();
    await expect(looked(page, 'en')).toHaveAttribute('aria-pressed', 'true');
    expect(Object.keys(JSON.parse(texts[marksPath] ?? ''))).toEqual([
      'news/6-sample en',
      'news/6-sample ru',
    ]);
    const commit = { message: '[skip ci] Mark a translation as right', branch: 'main' };
    expect(commits).toMatchObject([commit, commit]);
    await page.reload();
    await expect(looked(page, 'ru')).toHaveAttribute('aria-pressed', 'true');
    await expect(looked(page, 'tr')).toHaveAttribute('aria-pressed', 'false');
  });
});
