import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { type DevSite, devSite } from './dev-site.ts';

// The tests share one server, which takes seconds to start, and build on each other.
test.describe.configure({ mode: 'serial' });

const item = 'news/8-with-picture';
const english = `${item}/index.en.md`;
const another = 'news/9-renamed/index.uz.md';
const stack = /stack trace|ImageNotFound| at .*node_modules/i;

const overlay = (page: Page) => page.locator('vite-error-overlay');
/** The text of the overlay. */
const words = (page: Page) => overlay(page).locator('#message-content');
const title = (page: Page) => page.locator('body > :not(vite-error-overlay) h1');

let site: DevSite;
let url: string;
const cover = () => site.path(`${item}/cover.jpg`);
const away = () => site.path('../../cover.jpg');
test.beforeAll(async () => {
  site = await devSite();
  await site.edit(english, /^title: /m, 'title: "');
  await site.edit(another, /^date: .*$/m, 'date: 21.11.2026');
  await site.edit(`${item}/index.ru.md`, /$/, '\n<img src=x onerror="document.title = 1">\n');
  await rename(cover(), away());
  url = await site.start();
});
test.afterAll(() => site.close());

test('the server starts with broken content, and says what is wrong', async ({ page }) => {
  await page.goto(`${url}/en/news/8`);
  await expect(words(page)).toContainText(`src/content/${english}`);
  await expect(words(page)).toContainText('a quotation mark is opened and never closed.');
  await expect(words(page)).toContainText('read “21.11.2026”');
  await expect(words(page)).toContainText('read “./cover.jpg”; there is no such file.');
  // Text, not HTML.
  await expect(words(page)).toContainText('read “<img src=x onerror=');
  await expect(words(page).locator('img')).toHaveCount(0);
  await expect(overlay(page).locator('#stack')).toBeHidden();
  await expect(title(page)).toHaveAttribute('lang', 'uz');
  expect(site.printed()).toContain('a quotation mark is opened and never closed.');
});

test('corrected content is shown at once', async ({ page }) => {
  await page.goto(`${url}/en/news/8`);
  await expect(words(page)).toBeVisible();
  await site.edit(another, 'date: 21.11.2026', 'date: 2026-11-21');
  await site.edit(`${item}/index.ru.md`, /\n<img .*\n/, '');
  await site.edit(english, 'title: "', 'title: New ');
  await rename(away(), cover());
  await expect(title(page)).toHaveText(/^New /);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('main img').first()).toHaveAttribute('src', /cover\.jpg/);
});

test('a new mistake replaces the old text until it is corrected', async ({ page }) => {
  await page.goto(`${url}/en/news/8`);
  await expect(title(page)).toHaveText(/^New /);
  await site.edit(english, /^summary: .*$/m, 'summry: Wrong');
  await expect(words(page)).toContainText('Did you mean “summary”?');
  await expect(title(page)).toHaveAttribute('lang', 'uz');
  expect(site.printed()).toContain('Did you mean “summary”?');
  await site.edit(english, 'summry: Wrong', 'summary: A new summary');
  await expect(page.getByText('A new summary').first()).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('a new entry is shown with its picture', async ({ page }) => {
  await page.goto(`${url}/new`);
  await expect(title(page)).toBeVisible();
  await mkdir(site.path('news/18-just-saved'));
  await copyFile(cover(), site.path('news/18-just-saved/cover.jpg'));
  await writeFile(
    site.path('news/18-just-saved/index.uz.md'),
    '---\ntitle: Hozir saqlandi\nsummary: Yangi xabar.\ncover: ./cover.jpg\ncoverAlt: Rasm\n' +
      'date: 2026-11-01\ncategory: university\n---\n\nMatn.\n',
  );
  // The server makes the pictures of the list first: only the test's own limit applies.
  await page.getByRole('link', { name: 'Hozir saqlandi' }).first().waitFor();
  await page.goto(`${url}/news/18`);
  await expect(title(page)).toHaveText('Hozir saqlandi');
  await expect(page.locator('main img').first()).toHaveAttribute('src', /18-just-saved/);
});

test('the authors’ screen is not reloaded when content changes', async ({ page, context }) => {
  await page.goto(`${url}/admin`);
  // The server bundles the screen at the first visit: only the test's own limit applies.
  await page.getByRole('button').first().waitFor();
  const other = await context.newPage();
  await other.goto(`${url}/news/8`);
  await page.evaluate(() => Object.assign(globalThis, { typed: true }));
  await site.edit(`${item}/index.uz.md`, /^title: .*$/m, 'title: Yangi sarlavha');
  // Vite tells all open pages to reload at the same time.
  await expect(title(other)).toHaveText('Yangi sarlavha');
  expect(await page.evaluate(() => 'typed' in globalThis)).toBe(true);
});

test('drafts and entries of a later day are shown with a mark', async ({ page }) => {
  await site.edit(`${item}/index.uz.md`, /^category:/m, 'draft: true\ncategory:');
  await site.edit(another, /^date: .*$/m, 'date: 2999-09-04');
  await page.goto(`${url}/en/new`);
  // Both changes: a pending reload would abort the next visit.
  await expect(page.getByText('[from 4 September 2999]').first()).toBeVisible();
  await expect(page.getByText('[Draft] New ').first()).toBeVisible();
  await page.goto(`${url}/en/news/8`);
  await expect(title(page)).toHaveText(/^\[Draft\] New /);
});

test('the terminal has no stack for any of this', () => {
  expect(site.printed()).not.toMatch(stack);
});
