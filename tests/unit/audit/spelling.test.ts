import { expect, it } from 'vitest';
import { findUnknown } from '../../audit/spelling/spelling.ts';
import { newsData, newsText, withShared } from '../content-check/fixture.ts';
import { readFixture } from './site.ts';

it('looks up the words in small letters that are in no list, each with its first place', async () => {
  const text = 'Meet the nurses’ profesor at www.example.uz/ab in Fargona, 22:00’dan';
  const { content, within } = await readFixture({
    'news/1-open-day/index.uz.md': withShared(newsData, newsText('oʻqish')),
    'news/1-open-day/index.en.md': newsText(text).replace(/^(title|summary): .*$/gm, '$1: the end'),
  });
  const found = findUnknown(content, 'en', ['in'], (words) => [...words]);
  expect(found.map(({ where, what }) => [within(where), what.split(' ')[0]])).toEqual([
    ['news/1-open-day: title', '“the”'],
    ['news/1-open-day: title', '“end”'],
    ['news/1-open-day: section 0', '“nurses”'],
    ['news/1-open-day: section 0', '“profesor”'],
    ['news/1-open-day: section 0', '“at”'],
  ]);
});
