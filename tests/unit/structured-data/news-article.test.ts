import { expect, it } from 'vitest';
import { newsArticle } from '../../../src/features/news/structured-data.ts';
import { news, publisher } from './entries.ts';

const url = 'https://university.example/en/news/7/open-day';

const described = {
  '@type': 'NewsArticle',
  '@id': `${url}#article`,
  url,
  mainEntityOfPage: url,
  headline: 'Open day',
  description: 'Come and see.',
  inLanguage: 'en',
  datePublished: '2026-02-10',
  dateModified: '2026-02-10',
  articleSection: 'University life',
  author: publisher,
  publisher,
};

it('describes a news item with its optional data left out', () => {
  expect(newsArticle(news, { publisher })).toEqual(described);
});

it('includes its image, its tags and the date it changed', () => {
  const image = 'https://university.example/cover.webp';
  const data = { ...news.data, updated: new Date('2026-02-12T00:00:00Z') };
  const tagged: typeof news = { ...news, data: { ...data, tags: ['nursing', 'health'] } };
  expect(newsArticle(tagged, { publisher, image })).toEqual({
    ...described,
    image,
    dateModified: '2026-02-12',
    keywords: ['Nursing', 'Health'],
  });
});

it('describes a text shown in place of a missing translation in its own language', () => {
  expect(newsArticle({ ...news, textLocale: 'uz' }, { publisher })).toMatchObject({
    url: 'https://university.example/news/7/open-day',
    inLanguage: 'uz',
  });
});
