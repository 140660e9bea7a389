import { expect, it } from 'vitest';
import { newsArticle } from '../../../src/structured-data/news-article.ts';
import { news, publisher } from './entries.ts';
import { problemsOfThings } from './problems.ts';

it('describes a news item by what it has', async () => {
  const described = newsArticle(news, { publisher });
  expect(await problemsOfThings([described])).toEqual([]);
  expect(JSON.parse(JSON.stringify(described))).not.toHaveProperty('image');
  expect(described).toMatchObject({
    headline: 'Open day',
    datePublished: '2026-02-10',
    dateModified: '2026-02-10',
  });
});

it('names its picture, its tags and the day it changed', async () => {
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
  expect(await problemsOfThings([described])).toEqual([]);
  expect(described).toMatchObject({ image, dateModified: '2026-02-12' });
  expect(described).toHaveProperty('keywords.length', 2);
});

it('describes a text that stands in for a missing translation in its own language', () => {
  expect(newsArticle({ ...news, textLocale: 'uz' }, { publisher })).toMatchObject({
    url: 'https://university.example/news/7/open-day',
    inLanguage: 'uz',
  });
});
