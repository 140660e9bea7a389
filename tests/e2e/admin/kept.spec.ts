import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { type Files, readFiles, siteFiles, textOf } from './repository.ts';
import { highWindow, openScreen } from './screen.ts';

test.use(highWindow);

const section = (title: string) =>
  Buffer.from(`---\ntitle: ${title}\nsummary: Qisqacha\norder: 1\n---\n\nMatn.\n`).toString(
    'base64',
  );

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
  const ask = async () => {
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await ask();
  await expect(dialog).toContainText('The site needs it for: the menu, and “Structure”');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await screen.open(`${other}/index`);
  await ask();
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
  const text = '---\ntitle: Maqola\nsummary: Qisqacha\ndate: 2026-05-05\n---\n\nMatn.\n';
  const screen = await openScreen(page, {
    ...settings,
    [`${contentPath}/${named}/index.uz.md`]: Buffer.from(text).toString('base64'),
  });
  await screen.open(`${named}/index`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Settings Article: This field is required.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
