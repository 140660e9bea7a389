import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { type Files, readFiles, textOf } from './repository.ts';
import { openScreen, screenOf } from './screen.ts';

const folder = `${contentPath}/news/1-open-day`;
const file = `${folder}/index.uz.md`;
const text = `---
title: Sarlavha
summary: Qisqacha
date: 2026-05-05
category: university
---

Matn.
`;

const news: Files = { [file]: Buffer.from(text).toString('base64') };
const entry = 'news/1-open-day/index';

// Fields below the window aren't drawn.
test.use({ viewport: { width: 1280, height: 3000 } });

test('puts Uzbek apostrophes right, but not in code and addresses, and adds no line', async ({
  page,
}) => {
  const screen = await openScreen(page, news);
  await screen.open(entry);
  await screen.field('Title').getByRole('textbox').fill("O'qish kuni: ma'ruza");
  const body = "Bo'lim: `o'lcham`, [Ro`yxat](https://example.uz/o'quv).";
  await screen.field('Text').getByRole('textbox').fill(body);
  await screen.save();
  const saved = textOf(await readFiles(page, folder), file);
  expect(saved).toBe(
    text
      .replace('title: Sarlavha', "title: 'Oʻqish kuni: maʼruza'")
      .replace('Matn.', "Boʻlim: `o'lcham`, [Roʻyxat](https://example.uz/o'quv)."),
  );
});

test('refuses what the content check refuses, and says why; the text stays', async ({ page }) => {
  const screen = await openScreen(page, news);
  await screen.open(entry);
  const body = screen.field('Text').getByRole('textbox');
  await body.fill('# Sarlavha\n\n<b>Muhim</b> **soʻz\n\n[Narxlar](/fee) [Tur](/news/1)');
  const said = await screen.refusal();
  expect(said).toContain('Text (Oʻzbekcha): a heading with one # is the page title');
  expect(said).toContain('Write **word** for bold.');
  expect(said).toContain('readers would see the ** signs');
  expect(said).toContain('the site has no page “/fee”. Did you mean “/fees”?');
  expect(said).not.toContain('/news/1');
  await expect(body).toHaveValue(/^# Sarlavha/);
  expect(textOf(await readFiles(page, folder), file)).toBe(text);

  await body.fill('');
  expect(await screen.refusal()).toContain(
    'Text (Oʻzbekcha): there is no text, and the page would be empty.',
  );
  await body.fill('Yangi matn.');
  await screen.save();
  expect(textOf(await readFiles(page, folder), file)).toContain('\n\nYangi matn.\n');
});

test('refuses to save over what another tab has saved', async ({ page, context }) => {
  const first = await openScreen(page, news);
  await first.open(entry);
  const other = await context.newPage();
  await other.goto('/admin?lang=en');
  // A tab of a browser that knows the folder opens it by itself.
  const second = await screenOf(other);
  await second.open(entry);

  await first.field('Title').getByRole('textbox').fill('Birinchi');
  await first.save();
  await first.field('Summary').getByRole('textbox').fill('Yana birinchi');
  await first.save();

  const title = second.field('Title').getByRole('textbox');
  await title.fill('Ikkinchi');
  expect(await second.refusal()).toContain('copy it, reload the page');
  await expect(title).toHaveValue('Ikkinchi');
  const saved = textOf(await readFiles(page, folder), file);
  expect(saved).toContain('title: Birinchi\nsummary: Yana birinchi\n');
});
