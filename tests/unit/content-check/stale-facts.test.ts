import { expect, it } from 'vitest';
import {
  checkEntries,
  type Files,
  inEnglish,
  newsData,
  newsText,
  project,
  withShared,
} from './fixture.ts';

const contact =
  'phones:\n  - number: "+998732000001"\nreception:\n  - { from: mon, to: fri, opens: "08:00", closes: "19:00" }\n';

/** The values and messages of the findings in a page's text, with this contact data. */
async function found(body: string, more: Files = {}) {
  const dir = await project({
    'contact/university.yaml': contact,
    'pages/about/index.uz.md': withShared('updated: 2026-11-01\n', newsText(body)),
    ...more,
  });
  const { warnings } = await checkEntries(dir);
  return warnings.map(inEnglish).map(({ read, message }) => [read, message]);
}

it.each([
  ['+998 73 200-00-01'],
  ['200-00-01'],
  ['+998 (73) 200 00 01'],
  ['2026-09-01, 100-200-300'],
])('accepts %s', async (text) => {
  expect(await found(text)).toEqual([]);
});

it.each(['+998 73 200-00-09', '200-00-09', '+998 (73) 200 00 09'])(
  'finds the telephone number %s, which no entry has',
  async (number) => {
    const message = expect.stringContaining('no entry has this telephone number.');
    expect(await found(`Telefon: ${number}.`)).toEqual([[`“${number}”`, message]]);
  },
);

it.each([
  ['8:00–20:00', '8:00–20:00'],
  ['soat 08:00dan 20:00gacha', '08:00dan 20:00'],
  ['8.00–20.00 arası', '8.00–20.00'],
])('finds hours that the reception no longer has: %s', async (text, read) => {
  const message = 'the reception is open 08:00–19:00. If this is about it, correct the hours.';
  expect(await found(text)).toEqual([[`“${read}”`, message]]);
});

it.each(['08:00–19:00', '8.00–19.00', '10:00–20:00', '08:00'])('accepts %s', async (text) => {
  expect(await found(text)).toEqual([]);
});

it('leaves news as they were', async () => {
  const news = withShared(newsData, newsText('8:00–20:00, 200-00-09'));
  expect(await found('Matn', { 'news/1-open-day/index.uz.md': news })).toEqual([]);
});

it.each([
  ['uz', '1-fevraldan 30-aprelgacha, 2-mart', ['2-mart']],
  ['ru', 'с 1 февраля по 30 апреля, 2 марта', ['2 марта']],
  ['tr', '1 Şubat ile 30 Nisan arasında, 2 Mart’ta', ['2 Mart']],
  ['en', 'between 1 February and 30\u00a0April, on 2 March', ['2 March']],
] as const)('finds days that are not those of the admission in %s', async (locale, text, days) => {
  const admission = 'academicYear: 2027-2028\nopens: 2027-02-01\ncloses: 2027-04-30\n';
  const words = newsText(text, 'steps: [a, b]\ndocuments: [a]\n');
  const folder = 'admissions/1-evening';
  const files =
    locale === 'uz'
      ? { [`${folder}/index.uz.md`]: withShared(admission, words) }
      : {
          [`${folder}/index.uz.md`]: `---\n${admission}---\n`,
          [`${folder}/index.${locale}.md`]: words,
        };
  const message = expect.stringContaining('those of the admission: 2027-02-01, 2027-04-30.');
  expect(await found('Matn', files)).toEqual(days.map((day) => [`“${day}”`, message]));
});
