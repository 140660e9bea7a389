import { contentPath } from '../../../../src/build/site-paths.mjs';
import { expect, test } from '../../test.ts';
import { siteFiles, textOf } from '../repository.ts';
import { highWindow } from '../screen.ts';
import { Author, content, expectValid } from './author.ts';

test.use(highWindow);

const folder = `${contentPath}/fees`;
const due = `${folder}/2026-2027.yaml`;
const next = `${folder}/2027-2028.yaml`;

test('next year’s fees are a copy of this year’s, whose programmes can’t be deleted', async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const author = new Author(page);
  const before = siteFiles(due);
  await author.begin({ ...content('courses', 'nursing-programmes'), ...before });
  const options = 'Muharrir amallarini koʻrsatish';
  const choose = (name: string) => author.click(page.getByRole('menuitem', { name }));

  await author.open('Toʻlovlar', '2026-2027');
  await author.press(options);
  await choose('Yozuv nusxasini yaratish');
  const save = page.getByRole('button', { name: 'Saqlash', exact: true });
  const refusal = page.getByRole('alertdialog');
  await author.click(save);
  await expect(refusal).toContainText('bu oʻquv yili uchun toʻlovlar bor');
  await author.press('OK', refusal);
  await author.type('2027-2028', author.field('Oʻquv yili'));
  const courses = author.field('Yoʻnalishlar');
  await author.press('Hammasini yoyish', courses);
  const amount = author.field('Bir yilga, Oʻzbekiston fuqarolari uchun', courses).first();
  await expect(amount.getByRole('textbox')).toHaveValue('30\u00a0000\u00a0000');
  await author.type('36 mln', amount);
  await author.click(save);
  await expect(refusal).toContainText('36 mln');
  await author.press('OK', refusal);
  await author.type('36\u00a0000 000', amount);
  await author.save();
  const files = await author.files(folder);
  expect(textOf(files, due)).toBe(textOf(before, due));
  expect(textOf(files, next)).toBe(
    textOf(before, due).replace('2026-2027', '2027-2028').replace('30000000', '36000000'),
  );
  await expectValid(files);
  // Course 3 has no fee.
  await expect(page.getByRole('dialog')).toContainText('3-master-uzbek-only');

  // What was just saved is listed by name, not by amount.
  await author.open('Toʻlovlar', '2027-2028');
  await expect(courses).toContainText('Davolash ishi');
  await author.press('Tahrirlashni bekor qilish');

  await author.open('Yoʻnalishlar', 'Davolash ishi');
  await author.press(options);
  await choose('Yozuvni oʻchirish');
  await expect(refusal).toContainText('Toʻlovlar › 2026-2027');
  await expect(refusal.getByRole('button', { name: 'Oʻchirish' })).toBeDisabled();
});
