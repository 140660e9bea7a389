import { expect, it } from 'vitest';
import { newsArticle } from '../../../src/structured-data/news-article.ts';
import { news, publisher } from './entries.ts';
import { findProblems } from './problems.ts';

it('describes a news item with its optional data left out', async () => {
  const described = newsArticle(news, { publisher });
  expect(await findProblems([described])).toEqual([]);
  expect(JSON.parse(JSON.stringify(described))).not.toHaveProperty('image');
  expect(described).toMatchObject({
    headline: 'Open day',
    datePublished: '2026-02-10',
    dateModified: '2026-02-10',
  });
});

it('includes its image, its tags and the date it changed', async () => {
  const image = 'https://university.example/cover.webp';
  const data = {
    ...news.data,
    updated: new Date('2026-02-12T00:00:00Z'),
    tags: ['nursing', 'health'] as const,
  };
  const described = newsArticle(
    { ...news, data: { ...data, tags: [...data.tags] } },
    { publisher, image },
  );
  expect(await findProblems([described])).toEqual([]);
  expect(described).toMatchObject({ image, dateModified: '2026-02-12' });
  expect(described).toHaveProperty('keywords.length', 2);
});

it('describes a text shown in place of a missing translation in its own language', () => {
  expect(newsArticle({ ...news, textLocale: 'uz' }, { publisher })).toMatchObject({
    url: 'https://university.example/news/7/open-day',
    inLanguage: 'uz',
  });
});
