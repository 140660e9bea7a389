import { expect, it } from 'vitest';
import { formatShortDate } from '../../../../src/i18n/format.ts';
import type { SearchRecord } from '../../../../src/search/index/read-page.ts';
import { titlesText } from '../../../../src/search/index/titles.ts';

const record = (title: string, part: Partial<SearchRecord> = {}): SearchRecord => ({
  url: '/en/page',
  locale: 'en',
  title,
  content: '',
  section: 'pages',
  ...part,
});
const news = (title: string, date: string) => record(title, { section: 'news', date });
const titlesOf = (records: SearchRecord[]) =>
  JSON.parse(titlesText(records)).map(({ title }: { title: string }) => title);

it('has pages before news, of which the newest are first', () => {
  expect(titlesOf([news('Old', '2025-01-02'), news('New', '2026-01-02'), record('Fees')])).toEqual([
    'Fees',
    'New',
    'Old',
  ]);
});

it('has what a result shows', () => {
  const day = new Date('2026-01-02');
  expect(JSON.parse(titlesText([news('Open day', '2026-01-02')]))).toEqual([
    { url: '/en/page', title: 'Open day', section: 'news', date: formatShortDate(day, 'en') },
  ]);
});

it('leaves out the last ones of many', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    news(`Item ${index}`, `20${String(99 - (index % 90)).padStart(2, '0')}-01-01`),
  );
  const text = titlesText([...many, record('Fees')]);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_002);
  expect(JSON.parse(text)[0].title).toBe('Fees');
  expect(JSON.parse(text).length).toBeGreaterThan(200);
});
