import sharp from 'sharp';
import { contentPath } from '../../../../src/build/site-paths.mjs';
import { expect, test } from '../../test.ts';
import { nextNumber, takeForCheckout, textOf } from '../repository.ts';
import { highWindow } from '../screen.ts';
import { Author, content, draftsKept, expectValid, reportWith } from './author.ts';

test.use(highWindow);

interface Text {
  title: string;
  summary: string;
  alt: string;
  body: string;
}

const uzbek: Text = {
  title: 'Talabalar anatomiya olimpiadasida qatnashdi',
  summary: 'Olimpiadada birinchi va ikkinchi kursdan oʻn ikki jamoa bellashdi.',
  alt: 'Talabalar stol atrofida suyak mulyajlarini koʻrib turibdi.',
  body: 'Olimpiada majlislar zalida oʻtdi. Gʻoliblarga kitob berildi.',
};

/** The other languages by their names on the screen, with their codes. */
const translations: readonly (Text & { language: string; code: string })[] = [
  {
    language: 'Ruscha',
    code: 'ru',
    title: 'Студенты приняли участие в олимпиаде по анатомии',
    summary: 'В олимпиаде соревновались двенадцать команд первого и второго курсов.',
    alt: 'Студенты за столом рассматривают муляжи костей.',
    body: 'Олимпиада прошла в актовом зале. Победители получили книги.',
  },
  {
    language: 'Turkcha',
    code: 'tr',
    title: 'Öğrenciler anatomi olimpiyatına katıldı',
    summary: 'Olimpiyatta birinci ve ikinci sınıflardan on iki takım yarıştı.',
    alt: 'Öğrenciler masa başında kemik maketlerini inceliyor.',
    body: 'Olimpiyat konferans salonunda yapıldı. Kazananlara kitap verildi.',
  },
  {
    language: 'Inglizcha',
    code: 'en',
    title: 'Students compete in an anatomy olympiad',
    summary: 'Twelve teams from the first and second years took part in the olympiad.',
    alt: 'Students at a table look at models of bones.',
    body: 'The olympiad was held in the assembly hall. The winners received books.',
  },
];

/** A 12-megapixel photo of about 12 MB with location data, as a phone writes it. */
const photo = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 98 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 23/1 0/1' } });

async function write(author: Author, text: Text, editor = author.editor()) {
  await author.type(text.title, author.field('Sarlavha', editor));
  await author.type(text.summary, author.field('Qisqa mazmun', editor));
  if (text.alt) await author.type(text.alt, author.field('Rasm tavsifi', editor));
  await author.type(text.body, author.field('Matn', editor));
}

/** Shows a language in the right half of the form, which adds it if there is none. */
const tabOf = ({ page }: Author, language: string) =>
  page.getByRole('radio', { name: new RegExp(`^${language}`) }).last();

async function translate(author: Author, text: (typeof translations)[number]) {
  await author.click(tabOf(author, text.language));
  await write(author, text, author.editor(text.language));
}

const folder = `${contentPath}/news/${nextNumber('news')}-talabalar-anatomiya-olimpiadasida-qatnashdi`;

test('a news item in four languages with a photo of 12 MB takes 25 presses', async ({
  page,
}, testInfo) => {
  const author = new Author(page);
  const picture = testInfo.outputPath('IMG 2024 (1).JPG');
  expect((await photo().toFile(picture)).size).toBeGreaterThan(11e6);
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  await author.begin(content('*'));
  const start = performance.now();
  await author.create('Yangiliklar');
  await write(author, uzbek);
  await author.click(author.field('Rukn').getByRole('radio', { name: 'Universitet hayoti' }));
  await author.drop(author.field('Rasm'), picture);
  for (const text of translations) await translate(author, text);
  await author.save();
  const seconds = Math.round((performance.now() - start) / 1000);
  testInfo.annotations.push({
    type: 'effort',
    description: `${author.clicks} clicks, ${author.typed} characters, ${seconds} s`,
  });
  expect(author.clicks).toBeLessThanOrEqual(25);

  const files = await author.files(folder);
  expect(Object.keys(files).sort()).toEqual([
    `${folder}/img-2024-1.webp`,
    ...['en', 'ru', 'tr', 'uz'].map((code) => `${folder}/index.${code}.md`),
  ]);
  expect(textOf(files, `${folder}/index.en.md`)).toBe(
    `---\ntitle: ${translations[2]?.title}\nsummary: ${translations[2]?.summary}\n` +
      `coverAlt: ${translations[2]?.alt}\n---\n\n${translations[2]?.body}\n`,
  );
  expect(textOf(files, `${folder}/index.uz.md`)).toContain('cover: ./img-2024-1.webp\n');
  const written = sharp(Buffer.from(files[`${folder}/img-2024-1.webp`] ?? '', 'base64'));
  const { format, width, height, exif } = await written.metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 2560,
    height: 1920,
    exif: undefined,
  });
  await expectValid(files);
});

test('a news item in one language, after a wrong topic and a closed tab; another language later', async ({
  page,
  context,
}) => {
  // Two openings of the screen in one test.
  test.setTimeout(5 * 60_000);
  let author = new Author(page);
  await author.begin(content('news'));
  await author.create('Yangiliklar');
  await author.type(uzbek.title, author.field('Sarlavha'));
  await author.click(author.field('Mavzular').getByRole('combobox'));
  await page.getByRole('searchbox', { name: 'Variantlarni saralash' }).fill('Sport');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A news item needs a category: the screen says so, also next to the field, and keeps the text.
  await author.press('Saqlash');
  await expect(page.getByText('Yozuvni saqlash uchun uni tuzating.').first()).toBeVisible();
  await expect(author.field('Rukn').getByRole('alert')).toContainText('Bu maydonni toʻldiring.');
  await expect(author.field('Sarlavha').getByRole('textbox')).toHaveValue(uzbek.title);

  // A language that is only looked at isn't added.
  await author.click(tabOf(author, 'Turkcha'));
  await expect(author.field('Matn', author.editor('Turkcha')).getByRole('textbox')).toHaveValue('');
  await author.type(uzbek.body, author.field('Matn'));
  await expect.poll(() => draftsKept(page)).toContain(uzbek.body);
  await page.close();
  const again = await context.newPage();
  await takeForCheckout(again);
  await again.goto('/admin#/collections/news/new');
  await again.getByRole('button', { name: 'Tiklash', exact: true }).click();
  author = new Author(again);
  await expect(author.field('Sarlavha').getByRole('textbox')).toHaveValue(uzbek.title);
  await expect(author.field('Matn').getByRole('textbox')).toHaveValue(uzbek.body);

  await author.type(uzbek.summary, author.field('Qisqa mazmun'));
  await author.click(author.field('Rukn').getByRole('radio', { name: 'Universitet hayoti' }));
  await author.save();
  const first = await author.files(folder);
  expect(Object.keys(first)).toEqual([`${folder}/index.uz.md`]);
  await expectValid(first);

  const russian = translations[0];
  if (!russian) throw new Error('no text');
  await author.open('Yangiliklar', uzbek.title);
  await translate(author, { ...russian, alt: '' });
  await author.save();
  const both = await author.files(folder);
  expect(Object.keys(both).sort()).toEqual([`${folder}/index.ru.md`, `${folder}/index.uz.md`]);
  expect(both[`${folder}/index.uz.md`]).toBe(first[`${folder}/index.uz.md`]);
  expect(textOf(both, `${folder}/index.ru.md`)).toContain(`title: ${russian.title}\n`);
  await expectValid(both);
});

test('the check names a wrong topic in a file', async () => {
  const path = `${contentPath}/news/1-all-languages/index.uz.md`;
  const file = textOf(content('news'), path).replace('  - students', '  - studnts');
  const said = await reportWith({ [path]: Buffer.from(file).toString('base64') });
  expect(said).toContain('“studnts”');
  expect(said).toContain('“students”');
});
