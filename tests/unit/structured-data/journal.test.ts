import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { periodical, scholarlyArticle } from '../../../src/structured-data/journal.ts';
import { article, issue, journal, publisher } from './entries.ts';
import { findProblems } from './problems.ts';
import { fullArticle } from './rules.ts';

const context = { journal, issue, publisher };

describe('an article', () => {
  it.each(locales)('is described completely on its page in %s', async (locale) => {
    const described = scholarlyArticle(article, context, locale);
    expect(await findProblems([described])).toEqual([]);
    expect(fullArticle.safeParse(described).error).toBeUndefined();
  });

  it('has its headline in its own language, and the page’s title as the alternative one', () => {
    expect(scholarlyArticle(article, context, 'en')).toMatchObject({
      url: 'https://university.example/en/journals/1/medicine/2026-1/5',
      inLanguage: 'ru',
      headline: 'Early detection (ru)',
      alternativeHeadline: 'Early detection (en)',
      abstract: 'A study (en)',
    });
    expect(scholarlyArticle(article, context, 'ru').alternativeHeadline).toBeUndefined();
  });

  it('has the URL of its translation when the page’s language has none', () => {
    const inRussian = { ...article, title: { ru: 'Анализ' }, abstract: { ru: 'Обзор' } };
    const described = scholarlyArticle(inRussian, context, 'en');
    expect(described).toMatchObject({
      url: 'https://university.example/ru/journals/1/medicine/2026-1/5',
      headline: 'Анализ',
      abstract: 'Обзор',
    });
    expect(described.alternativeHeadline).toBeUndefined();
  });

  it('is part of the issue and the journal that the journal’s page describes', () => {
    const [part] = [periodical(journal, { issues: [issue], publisher }, 'en')];
    expect(scholarlyArticle(article, context, 'en').isPartOf).toMatchObject({
      '@id': 'https://university.example/journals/1/medicine#issue-2026-1',
      isPartOf: { '@id': 'https://university.example/journals/1/medicine#journal' },
    });
    expect(part).toMatchObject({
      '@id': 'https://university.example/journals/1/medicine#journal',
      hasPart: [{ '@id': 'https://university.example/journals/1/medicine#issue-2026-1' }],
    });
  });

  it('includes its DOI and its file if it has them', async () => {
    const published = { ...article, doi: '10.1234/abc', pdf: '/pdf/article.pdf' };
    const described = scholarlyArticle(published, context, 'en');
    expect(described).toMatchObject({
      identifier: { propertyID: 'DOI', value: '10.1234/abc' },
      sameAs: 'https://doi.org/10.1234/abc',
      encoding: { contentUrl: 'https://university.example/pdf/article.pdf' },
    });
    expect(await findProblems([described])).toEqual([]);
  });
});

describe('a journal', () => {
  it('lists its issues and their articles by title', async () => {
    const described = periodical(journal, { issues: [issue], publisher }, 'en');
    expect(await findProblems([described])).toEqual([]);
    expect(JSON.stringify(described)).not.toMatch(/A study|author/);
    expect(described).toMatchObject({
      inLanguage: 'uz',
      hasPart: [{ issueNumber: 1, hasPart: [{ inLanguage: 'ru' }] }],
    });
  });
});
