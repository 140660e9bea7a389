import { expect, it } from 'vitest';
import { findDifferences } from '../../audit/facts/same-facts.ts';
import { newsData, newsText, withShared } from '../content-check/fixture.ts';
import { readFixture } from './site.ts';

const openDay = (uz: string, en: string) =>
  readFixture({
    'news/1-open-day/index.uz.md': withShared(newsData, newsText(uz)),
    'news/1-open-day/index.en.md': newsText(en),
  });

it('finds a day that a language states otherwise, and names both', async () => {
  const { content, within } = await openDay('5-mayda ochiq.', 'Open on 6 May.');
  const found = findDifferences(content, []);
  expect(found.map(({ broken, where, what }) => [broken, within(where), what])).toEqual([
    [true, 'news/1-open-day: section 0', '05-05: not in en'],
    [true, 'news/1-open-day: section 0', '05-06: not in uz'],
  ]);
});

it('advises on a link that a language lacks', async () => {
  const link = '[Qabul](/admission)';
  const { content, within } = await openDay(link, 'Admission');
  expect(findDifferences(content, [])).toMatchObject([
    { broken: false, what: 'link to /admission: not in en' },
  ]);
  const [found] = findDifferences(content, []);
  expect(within(found?.where ?? '')).toBe('news/1-open-day');
});

it('accepts the lines of the list, and says which of them are outdated', async () => {
  const { content } = await openDay('5-mayda ochiq.', 'Open in spring.');
  const [found] = findDifferences(content, []);
  const line = `${found?.where}: ${found?.what}`;
  expect(findDifferences(content, [line])).toEqual([]);
  expect(findDifferences(content, [line, 'news/2: title: 3: not in tr'])).toMatchObject([
    { broken: false, what: '“news/2: title: 3: not in tr” is outdated' },
  ]);
});

it('finds nothing where all languages state the same', async () => {
  const { content } = await openDay('5-mayda soat 9:00 da.', 'On 5 May at 9:00.');
  expect(findDifferences(content, [])).toEqual([]);
});

it('finds an answer of the search that a language lacks', async () => {
  const answers = (fact: string) => `answers:\n  - page: /fees\n    title: T\n    fact: ${fact}\n`;
  const { content } = await readFixture({
    'answers/uz.yaml': answers('fees'),
    'answers/en.yaml': answers('dormitory'),
  });
  expect(findDifferences(content, []).map(({ what }) => what)).toEqual([
    '/fees: fees: not in en',
    '/fees: dormitory: not in uz',
  ]);
});
