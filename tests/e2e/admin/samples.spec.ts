import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dictionaries } from '../../../src/admin/messages/dictionaries.ts';
import { words } from '../../../src/admin-pages/samples/words.ts';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { findViolations } from '../../audit/axe/find-violations.ts';
import { expect, test } from '../test.ts';
import { api, signInToGitHub } from './github-files.ts';
import { readFiles, siteFiles, testSite, textOf } from './repository.ts';
import { openScreen, screenOf } from './screen.ts';

const say = words.en;
const path = '/admin/samples/en';
const { admissions, teachers } = dictionaries.en.collections;

const group = (page: Page, label: string) => page.locator('details', { hasText: label });
const untick = (page: Page) => page.getByRole('button', { name: say.untick });

async function tickAll(page: Page, label: string) {
  await group(page, label).locator('summary').click();
  await group(page, label).getByLabel(say.all).check();
}

for (const locale of locales) {
  test(`fits a phone, and has no barriers in light and in dark: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/samples${locale === defaultLocale ? '' : `/${locale}`}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].title);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    if (locale !== defaultLocale) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('takes the mark off all entries of a section, and changes nothing else', async ({ page }) => {
  await openScreen(page, {
    ...siteFiles(`${contentPath}/admissions/*/*`),
    ...siteFiles(`${contentPath}/teachers/*.yaml`),
  });
  await screenOf(page);
  await page.goto(path);
  await expect(untick(page)).toBeDisabled();
  const before = await readFiles(page, contentPath);
  await tickAll(page, admissions.label);
  await untick(page).click();
  await expect(page.getByRole('status')).toHaveText(say.done.replace('{count}', '2'));
  await expect(group(page, admissions.label)).toHaveCount(0);
  await expect(group(page, teachers.label)).toHaveCount(1);

  const after = await readFiles(page, contentPath);
  const changed = Object.keys(before)
    .filter((file) => before[file] !== after[file])
    .sort();
  expect(changed).toEqual(
    [2, 4].map((number) => expect.stringMatching(`/admissions/${number}-[^/]+/index\\.uz\\.md$`)),
  );
  for (const file of changed) {
    expect(textOf(after, file)).toBe(textOf(before, file).replace('sample: true\n', ''));
  }
});

test.describe('signed in to GitHub', () => {
  test.use({ otherOrigins: [api] });

  test('is one commit, which a later visit knows before it is published', async ({ page }) => {
    const files = Object.keys(siteFiles(`${contentPath}/**/*.{yaml,md}`));
    const root = join(import.meta.dirname, '../../..', testSite);
    const texts = Object.fromEntries(
      files.map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    );
    const commits = await signInToGitHub(page, texts);
    await page.goto(path);
    await tickAll(page, admissions.label);
    await tickAll(page, teachers.label);
    await untick(page).click();
    await expect(page.getByRole('status')).toHaveText(say.done.replace('{count}', '3'));
    expect(commits.map(({ message }) => message)).toEqual(['[skip ci] Take off sample marks']);
    expect(Object.keys(commits[0]?.files ?? {})).toHaveLength(3);

    await page.reload();
    await expect(group(page, teachers.label)).toHaveCount(0);
  });
});

test('who isn’t signed in is told where to, and the ticks stay', async ({ page }) => {
  await page.goto(path);
  await tickAll(page, admissions.label);
  await untick(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/admin?lang=en');
  await expect(untick(page)).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the samples, and has no control that could not work', async ({ page }) => {
    await page.goto(path);
    await group(page, admissions.label).locator('summary').click();
    await expect(group(page, admissions.label).getByRole('link')).toHaveCount(2);
    await expect(group(page, admissions.label).getByRole('checkbox')).toHaveCount(0);
    await expect(untick(page)).toBeHidden();
  });
});
