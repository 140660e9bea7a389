import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { clipboard } from './clipboard.ts';
import { type Files, readFiles, siteFiles, textOf } from './repository.ts';
import { highWindow, openScreen } from './screen.ts';
import { expectValid } from './tasks/author.ts';

const folder = `${contentPath}/news`;
const [changed, kept, withPicture] = ['91-changed', '92-kept', '8-with-picture'] as const;
const fileOf = (name: string) => `${folder}/${name}/index.uz.md`;
const entryOf = (name: string) => `news/${name}/index`;
const frontMatter = (title: string) => `---
title: ${title}
summary: Qisqacha
date: 2026-05-05
category: university
---

`;
/** Markdown that an editor which rewrites it would change. */
const unusual = `Setext
------

* yulduz   bilan
+ qoʻshuv bilan

__qalin__ _yotiq_ 1\\. &copy;  ikki boʻsh joy


| a | b |
|:-:|---|
| 1 | 2 |

[havola][1]

[1]: /contact`;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const news: Files = {
  [fileOf(changed)]: base64(`${frontMatter('Yangi bino')}Matn.\n`),
  [fileOf(kept)]: base64(`${frontMatter('Yangi zal')}${unusual}\n`),
  ...siteFiles(`${folder}/${withPicture}/*`),
};

const photo = async () => ({
  name: 'Katta Zal 1.PNG',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#369' } })
    .png()
    .toBuffer(),
});

/** Pastes what a program puts on the clipboard. */
const paste = (area: Locator, types: Readonly<Record<string, string>>) =>
  area.evaluate((element, types) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(types)) data.setData(type, text);
    (element as HTMLElement).focus();
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, types);

test.use(highWindow);

test('a text is written with buttons, pasted, shown as its page, and saved as it is', async ({
  page,
}) => {
  // Several tasks with one opening of the screen.
  test.setTimeout(6 * 60_000);
  const screen = await openScreen(page, news);
  const field = screen.field('Text');
  const area = field.getByRole('textbox');
  const press = (name: string) => field.getByRole('button', { name, exact: true }).click();
  const preview = page.frameLocator('iframe[title="Content Preview"]');
  const savedAs = async (name: string) => textOf(await readFiles(page, folder), fileOf(name));

  await test.step('buttons', async () => {
    await screen.open(entryOf(changed));
    await area.fill('Zallar');
    await area.selectText();
    await press('Bold');
    await expect(area).toHaveValue('**Zallar**');
    await press('List');
    await expect(area).toHaveValue('- **Zallar**');
    await press('List');
    await press('Quote');
    await expect(area).toHaveValue('> **Zallar**');
    await page.keyboard.press('Control+z');
    await expect(area).toHaveValue('**Zallar**');
    await area.fill('Zallar');
    await press('Heading');
    await expect(area).toHaveValue('## Zallar');
    await area.press('End');
    await press('Table');
    await expect(area).toHaveValue('## Zallar\n\n|  |  |\n| --- | --- |\n|  |  |\n|  |  |');
    await area.fill('Aloqa');
    await area.selectText();
    await press('Link');
    await expect(area).toHaveValue('[Aloqa](https://)');
    await page.keyboard.type('/contact');
    await expect(area).toHaveValue('[Aloqa](/contact)');
  });

  await test.step('a picture from within the text, saved beside the entry', async () => {
    await area.fill('Yangi zal.');
    await area.press('End');
    const chooser = page.waitForEvent('filechooser');
    await press('Picture');
    await (await chooser).setFiles(await photo());
    const dialog = field.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Boʻsh zal [birinchi qator]');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeHidden();
    const text = 'Yangi zal.\n\n![Boʻsh zal \\[birinchi qator\\]](./katta-zal-1.webp)';
    await expect(area).toHaveValue(text);
    await expect(preview.getByRole('img', { name: 'Boʻsh zal [birinchi qator]' })).toBeVisible();

    await area.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['no picture'], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await dialog.getByRole('textbox').fill('Nusxa');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(field.getByRole('status')).toHaveText(/^This picture can’t be opened\./);
    await expect(area).toHaveValue(text);

    // The same picture in another language.
    await page
      .getByRole('radio', { name: /^Russian/ })
      .last()
      .click();
    const russian = page.getByRole('group', { name: 'Edit \u2068Russian\u2069 Content' });
    const inRussian = (label: string) =>
      russian.getByRole('group', { name: `“\u2068${label}\u2069” Field` }).getByRole('textbox');
    await inRussian('Title').fill('Новое здание');
    await inRussian('Summary').fill('Кратко');
    await inRussian('Text').fill('![Пустой зал](./katta-zal-1.webp)');

    await screen.save();
    const files = await readFiles(page, folder);
    expect(textOf(files, fileOf(changed).replace('uz.md', 'ru.md'))).toContain(
      '\n![Пустой зал](./katta-zal-1.webp)\n',
    );
    expect(textOf(files, fileOf(changed))).toBe(`${frontMatter('Yangi bino')}${text}\n`);
    const picture = Buffer.from(files[`${folder}/${changed}/katta-zal-1.webp`] ?? '', 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 2560 });
    await expectValid(files);

    // The address is the picture's own now.
    await page.getByRole('radio', { name: 'Preview' }).last().click();
    await area.press('ControlOrMeta+End');
    await area.pressSequentially(' Keng.');
    await screen.save();
    expect(await savedAs(changed)).toBe(`${frontMatter('Yangi bino')}${text} Keng.\n`);
  });

  await test.step('what programs put on the clipboard', async () => {
    const said = field.getByRole('status');
    const pasted = async (types: Record<string, string>, text: string, lost: string) => {
      await area.fill('');
      await paste(area, types);
      await expect(area).toHaveValue(text.trimEnd());
      await expect(said).toHaveText(lost && `Pasted, but these could not be kept: ${lost}.`);
    };
    const pictures = 'pictures (add them with the button “Picture”)';
    for (const [program, lost] of [
      ['word', `${pictures}, footnotes, underlining`],
      ['libreoffice', 'merged cells, footnotes, underlining'],
      ['google-docs', pictures],
      ['web-page', pictures],
    ] as const) {
      const html = clipboard(`${program}.html.txt`);
      await pasted({ 'text/html': html, 'text/plain': 'x' }, clipboard(`${program}.md.txt`), lost);
    }
    await expect(preview.getByRole('cell', { name: 'Dushanba Seshanba' })).toBeVisible();
    await pasted({ 'text/plain': clipboard('telegram.txt') }, clipboard('telegram.md.txt'), '');
    await screen.save();
    await expectValid(await readFiles(page, folder));
  });

  await test.step('Markdown that is only read, byte for byte', async () => {
    await screen.open(entryOf(kept));
    await expect(area).toHaveValue(unusual);
    await screen.field('Summary').getByRole('textbox').fill('Boshqa');
    await screen.save();
    expect(await savedAs(kept)).toBe(
      `${frontMatter('Yangi zal')}${unusual}\n`.replace('Qisqacha', 'Boshqa'),
    );
  });

  await test.step('the preview shows a picture of the repository', async () => {
    await screen.open(entryOf(withPicture));
    await expect(preview.getByRole('heading', { name: 'Yangi oʻquv xonasi' })).toBeVisible();
    const picture = preview.getByRole('img', { name: 'Stol ustidagi model' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
