import { expect, it } from 'vitest';
import type { SearchRecord } from '../../../../src/search/index/read-page.ts';
import { collectWords } from '../../../../src/search/index/vocabulary.ts';
import { parseVocabulary } from '../../../../src/search/text/correct.ts';

const record = (
  title: string,
  content: string,
  part: Partial<SearchRecord> = {},
): SearchRecord => ({
  url: '/',
  locale: 'en',
  title,
  content,
  section: 'pages',
  ...part,
});

it('has the words of names, frequent words, and words of at least two pages', () => {
  const pages = Array.from({ length: 8 }, () => record('Anatomy', 'Students learn here.'));
  const words = collectWords();
  for (const one of [
    ...pages,
    record('Open day', 'Guests and parents', { section: 'news' }),
    record('Heart rates', 'Guests 2026 ecg12', { category: 'article' }),
  ]) {
    words.add(one);
  }
  expect(parseVocabulary(words.vocabulary())).toEqual([
    ['anatomy'],
    ['here', 'learn', 'students'],
    ['guests'],
  ]);
});
