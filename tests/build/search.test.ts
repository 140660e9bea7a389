import { describe, expect, it } from 'vitest';
import { isLanguage, isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { excerptOf } from '../../src/search/box/excerpt.ts';
import { find } from '../../src/search/find.ts';
import { readQuery } from '../../src/search/query.ts';
import type { SearchOptions } from '../../src/search/search-index.ts';
import { findPaths, openSearch } from '../audit/search/recall.ts';
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

const search = (locale: Locale, typed: string, options: SearchOptions = {}) =>
  find(searchOf(locale), readQuery(typed, searchOf(locale)), options);

async function entries(...args: Parameters<typeof search>) {
  const { hits } = await search(...args);
  return Promise.all(hits.slice(0, 20).map((hit) => hit.data()));
}

const urls = async (...args: Parameters<typeof search>) =>
  (await entries(...args)).map(({ url }) => url);

/** The path of the first result, which is the answer if there is one. */
const firstPath = async (locale: Locale, query: string) =>
  (await findPaths(searchOf(locale), query))[0];

/** The rows of languages that the site has. */
const spoken = <Row extends readonly [Locale, ...string[]]>(rows: readonly Row[]) =>
  rows.filter((row) => row.every((part) => isLocale(part) || !isLanguage(part)));

const library = { uz: 'kutubxona', ru: 'библиотека', tr: 'kütüphane', en: 'library' };

describe.each(locales)('%s', (locale) => {
  it('leads to existing pages in its own language, with their titles', async () => {
    const prefix = locale === 'uz' ? /^\/(?!(?:ru|tr|en)\b)/ : new RegExp(`^/${locale}\\b`);
    const found = await entries(locale, library[locale]);
    expect(found.length).toBeGreaterThan(2);
    for (const { url, meta } of found) {
      expect(url).toMatch(prefix);
      expect(isServed(url.replace(/#.*/, '')), url).toBe(true);
      expect(meta.title).not.toBe('');
    }
  });
});

it.each(
  spoken([
    ['uz', "o'quv bo'limi", '/sections/5'],
    ['uz', 'o’quv bo’limi', '/sections/5'],
    ['uz', 'oquv bolimi', '/sections/5'],
    ['uz', 'ўқув бўлими', '/sections/5'],
    ['uz', 'укув булими', '/sections/5'],
    ['uz', 'Тураев', '/staff/rector'],
    ['ru', 'семёнов', '/ru/staff/head-of-department'],
    ['ru', 'семенов', '/ru/staff/head-of-department'],
    ['tr', 'kutuphane', '/tr/books'],
  ] as const),
)('%s: finds “%s” in whichever spelling', async (...row) => {
  const [locale, typed, path] = row;
  expect(await firstPath(locale, typed)).toBe(path);
});

it('shows titles and excerpts in their original spelling', async () => {
  const [hit] = (await search('uz', 'нотугри')).hits;
  const data = await hit?.data();
  expect(data?.meta.title).toBe('Oʻquv boʻlimi');
  expect(excerptOf(data?.content ?? '', hit?.words ?? [], 180)).toContainEqual({
    match: 'notoʻgʻri',
  });
});

it.each(
  spoken([
    ['uz', 'kafedra', 'kafedralarining'],
    ['uz', 'kutubxona', 'kutubxonamizdan'],
    ['ru', 'медсестра', 'медсестру'],
    ['tr', 'fakülte', 'fakültelerinden'],
  ] as const),
)('%s: finds the same pages for “%s” and “%s”', async (locale, word, inflected) => {
  const ids = async (query: string) =>
    (await search(locale, query)).hits.map(({ id }) => id).toSorted();
  expect(await ids(word)).not.toEqual([]);
  expect(await ids(inflected)).toEqual(await ids(word));
});

it.each(
  spoken([
    ['uz', 'жалоба', '/reception'],
    ['uz', 'vakansiya', '/careers'],
    ['ru', 'взятка', '/ru/anti-corruption'],
    ['tr', 'nakil', '/tr/admission/3'],
    ['en', 'jobs', '/en/careers'],
  ] as const),
)('%s: finds the page first by its synonym “%s”', async (...row) => {
  const [locale, typed, path] = row;
  expect(await firstPath(locale, typed)).toBe(path);
});

it.each(
  spoken([
    ['uz', "to'lov", '/fees'],
    ['uz', 'narxi qancha', '/fees'],
    ['uz', 'diplom tan olinadimi', '/licence'],
    ['uz', 'TTJ', '/dormitory'],
    ['ru', 'общагу', '/ru/dormitory'],
    ['tr', 'yurt', '/tr/dormitory'],
    ['en', 'how much', '/en/fees'],
    ['en', 'opening hours', '/en/contact'],
  ] as const),
)('%s: answers “%s” with the page about it', async (...row) => {
  const [locale, typed, path] = row;
  expect((await search(locale, typed)).answer?.url).toBe(path);
  expect(await urls(locale, typed)).not.toContain(path);
});

it.each(
  spoken([
    ['en', 'yotoqxona', '/en/dormitory', 'uz'],
    ['en', 'общежитие', '/en/dormitory', 'ru'],
    ['ru', 'ётоқхона', '/ru/dormitory', 'uz'],
    ['uz', 'dormitory', '/dormitory', 'en'],
    ['tr', 'стоимость', '/tr/fees', 'ru'],
  ] as const),
)('%s: understands “%s” of another language', async (...row) => {
  const [locale, typed, path] = row;
  expect(await firstPath(locale, typed)).toBe(path);
});

it.each(
  spoken([
    ['ru', 'j,ot;bnbt', 'общежитие', '/ru/dormitory'],
    ['en', 'тгкыштп', 'nursing', '/en/course/2'],
    ['uz', 'йфигд', 'qabul', '/admission'],
    ['en', 'anatmy', 'anatomy', '/en/departments/3'],
    ['ru', 'Semyonov', 'семенов', '/ru/staff/head-of-department'],
  ] as const),
)('%s: “%s” is searched for as “%s”', async (...row) => {
  const [locale, typed, corrected, path] = row;
  expect((await search(locale, typed)).corrected).toBe(corrected);
  expect(await firstPath(locale, typed)).toBe(path);
});

it('needs no other language for a query that an answer covers', async () => {
  const otherQuestions = () => Promise.reject(new Error('Another language was asked'));
  const alone = { ...searchOf('uz'), otherQuestions };
  expect((await find(alone, readQuery('TTJ', alone))).answer?.url).toBe('/dormitory');
});

it('searches for a query as it is typed where that is asked for', async () => {
  expect(await search('uz', 'йфигд', { verbatim: true })).toMatchObject({ hits: [] });
});

it('leaves what is known, or like nothing, as it is', async () => {
  expect((await search('uz', 'kutubxona')).corrected).toBeUndefined();
  expect(await search('uz', 'zzzzqx')).toMatchObject({ hits: [], answer: undefined });
  expect(await search('uz', '?!')).toMatchObject({ hits: [], answer: undefined });
});

it('ranks departments above the vacancies that name them', async () => {
  const found = await entries('uz', 'kafedra');
  expect(found.slice(0, 3).map(({ meta }) => meta.category)).toEqual([
    'department',
    'department',
    'department',
  ]);
});

it('says when no page has all the words, and finds few', async () => {
  const { hits, partial } = await search('uz', 'hamshira zzqx');
  expect(partial).toBe(true);
  expect(hits.length).toBeLessThanOrEqual(5);
  expect((await search('uz', 'kutubxona kitob')).partial).toBeUndefined();
});

it('names the office to ask where no page answers', async () => {
  const { answer, nearest, partial, missing } = await search('en', 'dorm sauna');
  expect({ answer, partial, missing }).toEqual({ answer: undefined, partial: true, missing: [] });
  expect(nearest?.url).toBe('/en/dormitory');
  const office = searchOf('en').offices[nearest?.office ?? 0];
  expect(office?.name).toBe('Student Affairs');
  expect(office?.ways.map(({ href }) => href)).toContainEqual(expect.stringMatching(/^tel:/));
});

it('gives no answer for words that its page doesn’t have', async () => {
  const { answer, nearest, partial, missing } = await search('en', 'Dorm helicopter');
  expect({ answer, partial, missing }).toEqual({
    answer: undefined,
    partial: true,
    missing: ['helicopter'],
  });
  expect(nearest?.url).toBe('/en/dormitory');
});

it('answers for a country with its row', async () => {
  const { answer } = await search('en', 'diploma recognised in Germany');
  expect(answer?.url).toBe('/en/licence#germany');
});

it('omits untranslated pages from a language’s results', async () => {
  expect(await urls('uz', 'koʻrik')).toEqual(['/news/2/uzbek-only']);
  expect(await urls('ru', 'koʻrik')).toEqual([]);
});

it('finds a page by the text of its external links', async () => {
  expect(await urls('uz', 'telegram')).toContain('/connect');
});

it('finds an article by a word that only its PDF has', async () => {
  expect(await urls('ru', 'choynak')).toEqual(['/ru/journals/1/all-languages/2026-1/5']);
});

it('filters by section, kind and year, and orders by date', async () => {
  const teachers = await entries('uz', 'anatomiya', {
    filters: { section: 'people', category: 'teacher' },
  });
  expect(teachers.length).toBeGreaterThan(0);
  expect(new Set(teachers.map(({ meta }) => meta.category))).toEqual(new Set(['teacher']));
  const news = { section: 'news', year: '2026' };
  expect(await urls('uz', 'yangi', { filters: { section: 'news' } })).toContain(
    '/news/14/previous-year',
  );
  expect(await urls('uz', 'yangi', { filters: news, newestFirst: true })).toEqual([
    '/news/8/with-picture',
    '/news/4/without-turkish',
    '/news/6/sample',
  ]);
});
