import { dictionaries } from '../../../src/admin/messages/dictionaries.ts';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { formatPhone } from '../../../src/i18n/format.ts';
import { readYaml } from '../../content.ts';
import { expect, test } from '../test.ts';
import { type Files, siteFiles } from './repository.ts';
import { highWindow, openScreen } from './screen.ts';

const { phone } = readYaml<{ phone: string }>('dormitory/dormitory.yaml');
const said = formatPhone(phone).replace(/ (\d\d) (\d\d)$/, '-$1-$2');

const textOf = (fields: string, body: string) =>
  Buffer.from(`---\n${fields}\nsummary: Qisqacha\n---\n\n${body}\n`).toString('base64');

const repository: Files = {
  ...siteFiles(`${contentPath}/dormitory/*`),
  [`${contentPath}/pages/about/index.uz.md`]: textOf(
    'title: Biz haqimizda\nupdated: 2026-05-05',
    `Yotoqxona: ${said}.`,
  ),
  [`${contentPath}/pages/about/index.en.md`]: textOf('title: About us', 'Nothing.'),
  [`${contentPath}/pages/fees/index.uz.md`]: textOf(
    'title: Toʻlovlar\nupdated: 2026-05-05',
    'Telefonsiz.',
  ),
};

test.use(highWindow);

test('a telephone that changed is named with the texts that repeat the old one, and with links', async ({
  page,
}) => {
  // Three saves with one opening of the screen.
  test.setTimeout(6 * 60_000);
  const screen = await openScreen(page, repository);
  const advice = page.getByRole('dialog', { name: 'Saved.' });

  await screen.open('_singletons/dormitory');
  const { fields } = dictionaries.en;
  await screen.field(`${fields['dormitory.phone']}`).getByRole('textbox').fill('+998732110099');
  await screen.save();
  await expect(advice.getByRole('listitem')).toHaveText(
    `The previous ${formatPhone(phone)} is still in these entries: About us`,
  );

  await advice.getByRole('link', { name: 'About us' }).click();
  const body = screen.field('Text').getByRole('textbox').first();
  await expect(body).toHaveValue(new RegExp(RegExp.escape(said)));
  await body.fill('Yotoqxona: +998 73 211-00-98.');
  await screen.save();
  await expect(advice).toContainText('no entry has this telephone number.');
  await body.fill('Yotoqxona: +998 73 211-00-99.');
  await screen.save();
  await expect(advice).toBeHidden();
});
