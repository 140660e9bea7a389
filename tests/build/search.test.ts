import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { find } from '../../src/search/find.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import { queries } from '../search/queries.ts';
import { recall } from '../search/recall.ts';
import { dist, isServed } from './site.ts';

const minRecall = 0.95;

const indexes = new Map(
  await Promise.all(
    locales.map(
      async (locale) => [locale, await openIndex(join(dist, 'pagefind'), locale)] as const,
    ),
  ),
);

function search(locale: Locale, query: string, filters = {}, newestFirst = false) {
  const index = indexes.get(locale);
  if (!index) throw new Error(`There is no index for ${locale}`);
  return find(index, query, locale, { filters, newestFirst });
}

async function entries(...args: Parameters<typeof search>) {
  const { hits } = await search(...args);
  return Promise.all(hits.slice(0, 20).map((hit) => hit.data()));
}

describe.each(locales)('%s', (locale) => {
  it(`finds the page of ${minRecall * 100} % of the queries in the first five results`, async () => {
    const { share, missed } = await recall(
      locale,
      queries[locale],
      async (typed) => (await search(locale, typed)).hits,
    );
    expect(share, JSON.stringify(missed, undefined, 1)).toBeGreaterThanOrEqual(minRecall);
  });

  it('leads to existing pages in its own language, with their titles', async () => {
    const prefix = locale === 'uz' ? /^\/(?!(?:ru|tr|en)\b)/ : new RegExp(`^/${locale}\\b`);
    for (const { url, meta } of await entries(locale, queries[locale][0]?.[0] ?? '')) {
      expect(url).toMatch(prefix);
      expect(isServed(url.replace(/#.*/, '')), url).toBe(true);
      expect(meta.title).not.toBe('');
    }
  });
});

it('has at least 120 queries', () => {
  expect(Object.values(queries).flat().length).toBeGreaterThanOrEqual(120);
});

it('shows titles and excerpts in their original spelling', async () => {
  const [first] = await entries('uz', 'укув булими');
  expect(first?.meta.title).toBe('Oʻquv boʻlimi');
  expect(first?.excerpt).toContain('<mark>Oʻquv</mark>');
});

it.each([
  ['uz', 'kafedra', 'kafedralarining'],
  ['uz', 'kutubxona', 'kutubxonamizdan'],
  ['tr', 'fakülte', 'fakültelerinden'],
] as const)('%s: finds the same pages for “%s” and “%s”', async (locale, word, inflected) => {
  const ids = async (query: string) =>
    (await search(locale, query)).hits.map(({ id }) => id).toSorted();
  expect(await ids(inflected)).toEqual(await ids(word));
});

it.each([
  ['uz', 'diplom tan olinadimi', '/licence'],
  ['uz', 'litsenziya', '/licence'],
  ['uz', 'diplomni tekshirish', '/connect'],
  ['uz', 'magistratura', '/postgraduate'],
  ['uz', 'ordinatura', '/postgraduate'],
  ['uz', 'PhD', '/postgraduate'],
  ['uz', 'korrupsiya', '/anti-corruption'],
  ['uz', 'ishonch telefoni', '/anti-corruption'],
  ['ru', 'признание диплома', '/ru/licence'],
  ['ru', 'лицензия', '/ru/licence'],
  ['tr', 'diploma denkliği', '/tr/licence'],
  ['en', 'is the diploma recognised', '/en/licence'],
  ['en', 'accreditation', '/en/licence'],
  ['en', 'diploma verification', '/en/connect'],
] as const)('%s: leads to the right page first for “%s”', async (...row) => {
  const [locale, typed, path] = row;
  const [first] = await entries(locale, typed);
  expect(first?.url).toBe(path);
});

it.each([
  ['uz', 'vakansiya', '/careers'],
  ['uz', 'общежитие', '/dormitory'],
  ['uz', 'расписание', '/students'],
  ['uz', 'жалоба', '/reception'],
  ['ru', 'общагу', '/ru/dormitory'],
  ['ru', 'расписание', '/ru/students'],
  ['en', 'jobs', '/en/careers'],
  ['en', 'timetable', '/en/students'],
  ['tr', 'nakil', '/tr/admission/3'],
] as const)('%s: finds the page first by its synonym “%s”', async (...row) => {
  const [locale, typed, path] = row;
  const [first] = await entries(locale, typed);
  expect(first?.url).toBe(path);
});

it.each([
  ['uz', 'narx'],
  ['uz', 'qancha turadi'],
  ['uz', "to'lov"],
  ['uz', 'kontrakt'],
  ['uz', 'grant'],
  ['uz', 'chegirma'],
  ['ru', 'стоимость'],
  ['ru', 'сколько стоит'],
  ['ru', 'контракт'],
  ['tr', 'ücret'],
  ['en', 'tuition'],
] as const)('%s: leads to the fees first for “%s”', async (locale, typed) => {
  const [first] = await entries(locale, typed);
  expect(first?.url).toBe(localizedPath('/fees', locale));
});

it.each([
  ['uz', 'yotoqxona', '/dormitory'],
  ['uz', 'TTJ', '/dormitory'],
  ['uz', 'rektorga murojaat', '/reception'],
  ['uz', 'HEMIS', '/students'],
  ['uz', 'dars jadvali', '/students'],
  ['ru', 'общежитие', '/ru/dormitory'],
  ['ru', 'жалоба', '/ru/reception'],
  ['ru', 'HEMIS', '/ru/students'],
  ['tr', 'yurt', '/tr/dormitory'],
  ['tr', 'HEMIS', '/tr/students'],
  ['en', 'dormitory', '/en/dormitory'],
  ['en', 'HEMIS', '/en/students'],
] as const)('%s: leads first to the page about “%s”', async (...row) => {
  const [locale, typed, path] = row;
  const [first] = await entries(locale, typed);
  expect(first?.url).toBe(path);
});

it('ranks departments above the vacancies that name them', async () => {
  const found = await entries('uz', 'kafedra');
  expect(found.slice(0, 3).map(({ meta }) => meta.category)).toEqual([
    'department',
    'department',
    'department',
  ]);
});

it('finds few pages for words that no page has together', async () => {
  expect((await search('uz', 'hamshira zzqx')).hits.length).toBeLessThanOrEqual(5);
});

it('omits untranslated pages from a language’s results', async () => {
  const path = '/news/12/library-night';
  const urls = async (locale: Locale, query: string) =>
    (await entries(locale, query)).map(({ url }) => url);
  expect(await urls('uz', 'kutubxona kechgacha ochiq')).toContain(path);
  expect(await urls('ru', 'kutubxona kechgacha ochiq')).not.toContain(`/ru${path}`);
});

it('finds a page by the text of its external links', async () => {
  const found = await entries('tr', 'telegram');
  expect(found.map(({ url }) => url)).toContain('/tr/connect');
});

it('finds articles by a word that only their PDFs have', async () => {
  const found = await entries('ru', 'вымышлены');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ meta }) => meta.category))).toEqual(new Set(['article']));
});

it('filters by section, kind and year, and orders by date', async () => {
  const teachers = await entries('uz', 'anatomiya', { section: 'people', category: 'teacher' });
  expect(teachers.length).toBeGreaterThan(0);
  expect(new Set(teachers.map(({ meta }) => meta.category))).toEqual(new Set(['teacher']));
  const dated = await entries('en', 'students', { section: 'news', year: '2026' }, true);
  const days = dated.map(({ meta }) => Date.parse(meta.date ?? ''));
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(dated.every(({ meta }) => meta.date?.endsWith('2026'))).toBe(true);
});

it('suggests the other keyboard layout if that finds something', async () => {
  expect(await search('ru', 'j,ot;bnbt')).toEqual({ hits: [], suggestion: 'общежитие' });
  expect(await search('en', 'тгкыштп')).toMatchObject({ hits: [], suggestion: 'nursing' });
  expect(await search('en', 'zzzzqx')).toEqual({ hits: [] });
  expect(await search('uz', 'йфигд')).toEqual({ hits: [], suggestion: 'qabul' });
  expect(await search('uz', 'ielts')).toEqual({ hits: [] });
});
