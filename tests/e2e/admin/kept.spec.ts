import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { type Files, readFiles, siteFiles, textOf } from './repository.ts';
import { highWindow, openScreen } from './screen.ts';

test.use(highWindow);

const section = (title: string) =>
  base64(`---\ntitle: ${title}\nsummary: Qisqacha\norder: 1\n---\n\nMatn.\n`);

/** A section that the site requires, from the screen's configuration, and another one. */
async function sections(page: Page): Promise<{ kept: string; other: string; files: Files }> {
  const { kept } = await (await page.request.get('/admin/en.json')).json();
  const needed = Object.keys(kept).find((name) => name.startsWith('sections/')) ?? '';
  const other = 'sections/99-other';
  const fileOf = (name: string) => `${contentPath}/${name}/index.uz.md`;
  const files = {
    [fileOf(needed)]: section('Birinchi'),
    [fileOf(other)]: section('Ikkinchi'),
  };
  return { kept: needed, other, files };
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A news item, of 5 May 2026. */
const news = (title: string, text: string) =>
  base64(
    `---\ntitle: ${title}\nsummary: Qisqacha\ndate: 2026-05-05\ncategory: university\n---\n\n${text}\n`,
  );

test('keeps an entry that the site needs, and says what for; others can be deleted', async ({
  page,
}) => {
  const { kept, other, files } = await sections(page);
  const screen = await openScreen(page, files);
  await screen.open(`${kept}/index`);
  const draft = screen.field('Draft').getByRole('switch');
  await draft.click();
  expect(await screen.refusal()).toContain('the site can’t do without it. What needs it: the menu');
  await draft.click();

  const dialog = page.getByRole('alertdialog');
  await askToDelete(page);
  await expect(dialog).toContainText('The site needs it for: the menu, and “Structure”');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await screen.open(`${other}/index`);
  await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  // Also retried if a file is deleted while the folder is read.
  await expect(async () => {
    const left = await readFiles(page, `${contentPath}/sections`);
    expect(Object.keys(left)).toEqual([`${contentPath}/${kept}/index.uz.md`]);
  }).toPass();
});

test('keeps an entry that another one names by number, and says which', async ({ page }) => {
  const settings = siteFiles(`${contentPath}/settings/*.yaml`);
  const { article } = parse(textOf(settings, Object.keys(settings)[0] ?? '')).nursing;
  const named = `news/${article}-named`;
  const screen = await openScreen(page, {
    ...settings,
    [`${contentPath}/${named}/index.uz.md`]: news('Maqola', 'Matn.'),
  });
  await screen.open(`${named}/index`);
  await askToDelete(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Settings Article: This field is required.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('keeps an entry to which saved texts link, unless they are deleted with it', async ({
  page,
}) => {
  const office = `${contentPath}/sections/1-office/index.uz.md`;
  const screen = await openScreen(page, {
    [`${contentPath}/news/1-first/index.uz.md`]: news('Birinchi', 'Matn.'),
    [`${contentPath}/news/2-second/index.uz.md`]: news('Ikkinchi', 'Matn.'),
    [office]: section('Boʻlim'),
  });
  const text = screen.field('Text').getByRole('textbox');
  const dialog = page.getByRole('alertdialog');
  await screen.open('news/2-second/index');
  await text.fill('Qarang: [birinchisi](/news/1#joyi).');
  await screen.save();
  await screen.open('news/1-first/index');
  await askToDelete(page);
  await expect(dialog).toContainText(
    'News › Ikkinchi Text (Oʻzbekcha): /news/1#joyi: take this out',
  );
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.evaluate(() => location.assign('#/collections/news'));
  await page.getByRole('checkbox', { name: 'Select All' }).check();
  await page.getByRole('button', { name: 'Delete Selected Entries' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(async () => {
    expect(Object.keys(await readFiles(page, contentPath))).toEqual([office]);
  }).toPass();
});

test('keeps a file that a text names', async ({ page }) => {
  const [picture = ''] = Object.values(siteFiles('public/**/*.webp'));
  await openScreen(page, {
    'public/documents/hall.webp': picture,
    [`${contentPath}/news/1-first/index.uz.md`]: news('Birinchi', '![Zal](/documents/hall.webp)'),
  });
  await page.evaluate(() => location.assign('#/assets/public/documents'));
  await page.getByRole('row', { name: 'hall.webp' }).click();
  await page.getByRole('button', { name: 'Delete Selected Asset' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'News › Birinchi Text (Oʻzbekcha): /documents/hall.webp: take',
  );
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
