import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { contentPath } from '../../../../src/build/site-paths.mjs';
import { expect, test } from '../../test.ts';
import { nextNumber, textOf } from '../repository.ts';
import { highWindow } from '../screen.ts';
import { Author, content, draftsKept } from './author.ts';

test.use(highWindow);

const folder = `${contentPath}/news`;
const number = nextNumber('news');

/** A photo of 12 megapixels that takes long to be made smaller. */
async function heavyPhoto() {
  const [width, height, channels] = [4000, 3000, 3] as const;
  const raw = { width, height, channels };
  const buffer = await sharp(randomBytes(width * height * channels), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

async function writeItem(author: Author, title: string) {
  await author.create('Yangiliklar');
  await author.type(title, author.field('Sarlavha'));
  await author.type('Qisqacha.', author.field('Qisqa mazmun'));
  await author.type('Matn.', author.field('Matn'));
  await author.click(author.field('Rukn').getByRole('radio', { name: 'Universitet hayoti' }));
}

test('a day’s work: a typed name, a photo saved at once, and a number for each item', async ({
  page,
}) => {
  // Three items with one opening of the screen.
  test.setTimeout(5 * 60_000);
  const author = new Author(page);
  await author.begin(content('news'));
  const names = async () =>
    new Set(Object.keys(await author.files(folder)).map((path) => path.split('/').at(-2)));

  await test.step('a name counts without a press of its button', async () => {
    await writeItem(author, "Talabalar va o'qituvchilar anatomiya olimpiadasida birinchi boʻldi");
    await author.click(page.getByRole('radio', { name: 'Manzildagi nom', exact: true }));
    await author.press('Manzildagi nomni oʻzgartirish');
    const field = page.getByRole('textbox', { name: 'Manzildagi nom' });
    await expect(field).toHaveValue(`${number}-talabalar-va-oqituvchilar-anatomiya`);
    await field.fill('Olimpiada!');
    await author.press('Saqlash');
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Oʻngdagi paneldagi nomni ishlatib boʻlmaydi.');
    await refusal.getByRole('button').click();
    await field.fill('olimpiada');
    await author.save();
    expect(await names()).toContain(`${number}-olimpiada`);
    // The browser is English, whose screen Sveltia would offer.
    await expect(page.getByText('is now available')).toHaveCount(0);
  });

  await test.step('a photo that is still made smaller', async () => {
    await writeItem(author, 'Surat kuni');
    await author.type('Rasmda zal koʻrinadi.', author.field('Rasm tavsifi'));
    await author.upload(author.field('Rasm'), await heavyPhoto());
    await author.save();
    const saved = await author.files(`${folder}/${number + 1}-surat-kuni`);
    const [text = '', picture = ''] = Object.keys(saved).toSorted();
    expect(text).toMatch(/index\.uz\.md$/);
    expect(picture).toMatch(/photo\.webp$/);
    expect(textOf(saved, text)).toContain('cover: ./photo.webp\n');
  });

  await test.step('a form with changes is not left without a question', async () => {
    await author.create('Yangiliklar');
    await author.type('Yozilgan sarlavha', author.field('Sarlavha'));
    const question = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        await dialog.dismiss();
        resolve(dialog.message());
      });
    });
    await author.press('Tahrirlashni bekor qilish');
    expect(await question).toContain('Oʻzgarishlar saqlanmagan.');
    await expect(author.field('Sarlavha').getByRole('textbox')).toHaveValue('Yozilgan sarlavha');
  });
});

test('a draft outlives a publication', async ({ page }) => {
  const author = new Author(page);
  await author.begin(content('news'));
  await author.create('Yangiliklar');
  await author.type('Yozilgan sarlavha', author.field('Sarlavha'));
  // The answer of the site after a colleague's item was published.
  await page.route('**/admin/uz.json', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, highest: { news: number + 5 } } });
  });
  await expect.poll(() => draftsKept(page)).toContain('Yozilgan sarlavha');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await author.press('Tiklash');
  await expect(author.field('Sarlavha').getByRole('textbox')).toHaveValue('Yozilgan sarlavha');
  await author.click(page.getByRole('radio', { name: 'Manzildagi nom', exact: true }));
  await expect(page.getByText(`${number + 6}-yozilgan-sarlavha`)).toBeVisible();
});
