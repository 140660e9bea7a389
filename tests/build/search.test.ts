import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { excerptOf } from '../../src/search/box/excerpt.ts';
import { find } from '../../src/search/find.ts';
import type { SearchOptions } from '../../src/search/search-index.ts';
import { findPaths, openSearch } from '../../tools/audit/search/recall.ts';
import { dist, isServed } from './site.ts';

const searches = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, await openSearch(dist, locale)] as const),
  ),
);

function searchOf(locale: Locale) {
  const searched = searches.get(locale);
  if (!searched) throw new Error(`There is no search for ${locale}`);
  return searched;
}

const search = (locale: Locale, query: string, options: SearchOptions = {}) =>
  find(searchOf(locale), query, options);

async function entries(...args: Parameters<typeof search>) {
  const { hits } = await search(...args);
  return Promise.all(hits.slice(0, 20).map((hit) => hit.data()));
}

/** The path of the first result, which is the answer if there is one. */
const firstPath = async (locale: Locale, query: string) =>
  (await findPaths(searchOf(locale), query))[0];

const library = { uz: 'kutubxona', ru: 'библиотека', tr: 'kütüphane', en: 'library' };

describe.each(locales)('%s', (locale) => {
  it('leads to existing pages in its own language, with their titles', async () => {
    const prefix = locale === 'uz' ? /^\/(?!(?:ru|tr|en)\b)/ : new RegExp(`^/${locale}\\b`);
    for (const { url, meta } of await entries(locale, library[locale])) {
      expect(url).toMatch(prefix);
      expect(isServed(url.replace(/#.*/, '')), url).toBe(true);
      expect(meta.title).not.toBe('');
    }
  });
});

it('shows titles and excerpts in their original spelling', async () => {
  const [hit] = (await search('uz', 'укув булими')).hits;
  const data = await hit?.data();
  expect(data?.meta.title).toBe('Oʻquv boʻlimi');
  expect(excerptOf(data?.content ?? '', hit?.words ?? [], 180)).toContainEqual({ match: 'Oʻquv' });
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
  expect(await firstPath(locale, typed)).toBe(path);
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
  expect(await firstPath(locale, typed)).toBe(path);
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
  expect(await firstPath(locale, typed)).toBe(localizedPath('/fees', locale));
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
  expect(await firstPath(locale, typed)).toBe(path);
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
  const teachers = await entries('uz', 'anatomiya', {
    filters: { section: 'people', category: 'teacher' },
  });
  expect(teachers.length).toBeGreaterThan(0);
  expect(new Set(teachers.map(({ meta }) => meta.category))).toEqual(new Set(['teacher']));
  const dated = await entries('en', 'students', {
    filters: { section: 'news', year: '2026' },
    newestFirst: true,
  });
  const days = dated.map(({ meta }) => Date.parse(meta.date ?? ''));
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(dated.every(({ meta }) => meta.date?.endsWith('2026'))).toBe(true);
});

it.each([
  ['ru', 'j,ot;bnbt', 'общежитие', '/ru/dormitory'],
  ['en', 'тгкыштп', 'nursing', '/en/course/4'],
  ['uz', 'йфигд', 'qabul', '/admission'],
  ['en', 'histolgy', 'histology', '/en/departments/3'],
  ['ru', 'Kadyrov', 'кадыров', '/ru/staff/anvar-qodirov'],
] as const)('%s: “%s” is searched for as “%s”', async (...row) => {
  const [locale, typed, corrected, path] = row;
  expect((await search(locale, typed)).corrected).toBe(corrected);
  expect(await firstPath(locale, typed)).toBe(path);
});

it('searches for a query as it is typed where that is asked for', async () => {
  expect(await search('en', 'histolgy', { verbatim: true })).toMatchObject({ hits: [] });
});

it('leaves what is known, or like nothing, as it is', async () => {
  expect((await search('en', 'library')).corrected).toBeUndefined();
  expect(await search('en', 'zzzzqx')).toMatchObject({ hits: [], answer: undefined });
  expect((await search('uz', 'ielts')).corrected).toBeUndefined();
});

it.each([
  ['en', 'yotoqxona', '/en/dormitory'],
  ['en', 'общежитие', '/en/dormitory'],
  ['en', 'raspisanie', '/en/students'],
  ['ru', 'ётоқхона', '/ru/dormitory'],
  ['uz', 'dormitory', '/dormitory'],
  ['tr', 'стоимость', '/tr/fees'],
] as const)('%s: understands “%s” of another language', async (...row) => {
  const [locale, typed, path] = row;
  expect(await firstPath(locale, typed)).toBe(path);
});

it('says when no page has all the words', async () => {
  expect(await search('en', 'wombat library')).toMatchObject({ partial: true });
  expect((await search('en', 'library books')).partial).toBeUndefined();
});
