import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { type Files, readFiles, textOf } from './repository.ts';
import { highWindow, openScreen, screenOf } from './screen.ts';

const folder = `${contentPath}/news`;
const fileOf = (name: string) => `${folder}/${name}/index.uz.md`;
const entryOf = (name: string) => `news/${name}/index`;
const text = `---
title: Sarlavha
summary: Qisqacha
date: 2026-05-05
category: university
---

Matn.
`;

const [corrected, refused, shared] = ['1-corrected', '2-refused', '3-shared'] as const;
const news: Files = Object.fromEntries(
  [corrected, refused, shared].map((name) => [fileOf(name), Buffer.from(text).toString('base64')]),
);

test.use(highWindow);

test('a save corrects, refuses what is wrong, and overwrites no other tab’s', async ({
  page,
  context,
}) => {
  // Four tasks with one opening of the screen.
  test.setTimeout(6 * 60_000);
  const screen = await openScreen(page, news);
  const savedAs = async (name: string) => textOf(await readFiles(page, folder), fileOf(name));

  await test.step('Uzbek apostrophes, but not in code and addresses; no line is added', async () => {
    await screen.open(entryOf(corrected));
    await screen.field('Title').getByRole('textbox').fill("O'qish kuni: ma'ruza");
    const body = "Bo'lim: `o'lcham`, [Ro`yxat](https://example.uz/o'quv).";
    await screen.field('Text').getByRole('textbox').fill(body);
    await screen.save();
    expect(await savedAs(corrected)).toBe(
      text
        .replace('title: Sarlavha', "title: 'Oʻqish kuni: maʼruza'")
        .replace('Matn.', "Boʻlim: `o'lcham`, [Roʻyxat](https://example.uz/o'quv)."),
    );
  });

  await test.step('what the content check refuses; it says why, and the text stays', async () => {
    await screen.open(entryOf(refused));
    const body = screen.field('Text').getByRole('textbox');
    await body.fill('# Sarlavha\n\n<b>Muhim</b> **soʻz\n\n[Narxlar](/fee) [Tur](/news/1)');
    const said = await screen.refusal();
    expect(said).toContain('The entry isn’t saved yet');
    expect(said).not.toContain('error');
    expect(said).toContain('Text (Oʻzbekcha): a heading with one # is the page’s title');
    expect(said).toContain('Write **word** for bold.');
    expect(said).toContain('readers would see the ** signs');
    expect(said).toContain('the site has no page “/fee”. Did you mean “/fees”?');
    expect(said).not.toContain('/news/1');
    await expect(body).toHaveValue(/^# Sarlavha/);
    await body.fill('![Zal](zal.webp)');
    expect(await screen.refusal()).toContain('now “zal.webp”; this entry has no such picture.');
    expect(await savedAs(refused)).toBe(text);

    // The screen accepts it as a picture when a computer's dialog shows all files.
    const cover = screen.field('Picture');
    const photoshop = { name: 'a.psd', mimeType: 'image/x-photoshop', buffer: Buffer.from('8BPS') };
    await cover.locator('input[type=file]').first().setInputFiles(photoshop);
    await expect(cover).toContainText('a.psd');
    await body.fill('Matn.');
    expect(await screen.refusal()).toContain('this is not the name of an image.');
    await cover.getByRole('button', { name: 'Remove Image' }).click();

    await body.fill('');
    expect(await screen.refusal()).toContain(
      'Text (Oʻzbekcha): there is no text, and the page would be empty.',
    );
    await body.fill('Yangi matn.');
    await screen.save();
    expect(await savedAs(refused)).toContain('\n\nYangi matn.\n');
  });

  await test.step('what may be wrong is told after the save', async () => {
    await screen.open(entryOf(corrected));
    const summary = screen.field('Summary').getByRole('textbox');
    await summary.fill(
      'The students of the university are in the city and they will be back on Monday.',
    );
    await screen.save();
    const advice = page.getByRole('dialog', { name: 'Saved.' });
    await expect(advice).toContainText('Summary (Oʻzbekcha): ');
    await advice.getByRole('button', { name: 'Close' }).click();
    await expect(advice).toBeHidden();
    await summary.fill('Qisqacha');
    await screen.save();
    await expect(advice).toBeHidden();
  });

  await test.step('what another tab has saved', async () => {
    await screen.open(entryOf(shared));
    const other = await context.newPage();
    await other.goto('/admin?lang=en');
    // In a browser that knows the folder, a new tab opens it automatically.
    const second = await screenOf(other);
    await second.open(entryOf(shared));

    await screen.field('Title').getByRole('textbox').fill('Birinchi');
    await screen.save();
    await screen.field('Summary').getByRole('textbox').fill('Yana birinchi');
    await screen.save();

    const title = second.field('Title').getByRole('textbox');
    await title.fill('Ikkinchi');
    expect(await second.refusal()).toContain('copy it, reload the page');
    await expect(title).toHaveValue('Ikkinchi');
    expect(await savedAs(shared)).toContain('title: Birinchi\nsummary: Yana birinchi\n');
  });
});
