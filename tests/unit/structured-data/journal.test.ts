import { describe, expect, it } from 'vitest';
import { periodical, scholarlyArticle } from '../../../src/features/journals/structured-data.ts';
import { article, issue, journal, publisher } from './entries.ts';

const context = { journal, issue, publisher };
const journalUrl = 'https://university.example/journals/1/medicine';

/** In its journal's list: headed in its own language, and then in the page's. */
const listed = {
  '@type': 'ScholarlyArticle',
  '@id': 'https://university.example/en/journals/1/medicine/2026-1/5#article',
  url: 'https://university.example/en/journals/1/medicine/2026-1/5',
  headline: 'Early detection (ru)',
  alternativeHeadline: 'Early detection (en)',
  inLanguage: 'ru',
};

it('a journal lists its issues and their articles by title', () => {
  expect(periodical(journal, { issues: [issue], publisher }, 'en')).toEqual({
    '@type': 'Periodical',
    '@id': `${journalUrl}#journal`,
    url: journalUrl,
    name: 'Tibbiyot',
    description: 'Jurnal.',
    inLanguage: 'uz',
    issn: '1234-567X',
    startDate: '2023',
    publisher,
    hasPart: [
      {
        '@type': 'PublicationIssue',
        '@id': `${journalUrl}#issue-2026-1`,
        name: expect.stringMatching(/^Issue\s1, 2026$/),
        inLanguage: 'en',
        issueNumber: 1,
        datePublished: '2026-03-20',
        hasPart: [listed],
      },
    ],
  });
});

describe('an article', () => {
  it('is described completely on its page, as a part of its issue and journal', () => {
    const published = { ...article, doi: '10.1234/abc', pdf: '/pdf/article.pdf' };
    expect(scholarlyArticle(published, context, 'en')).toEqual({
      ...listed,
      author: [
        { '@type': 'Person', name: 'N. R. Boboyeva' },
        { '@type': 'Person', name: 'S. T. Umarov' },
      ],
      pagination: '5–14',
      abstract: 'A study (en)',
      datePublished: '2026-03-20',
      identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: '10.1234/abc' },
      sameAs: 'https://doi.org/10.1234/abc',
      encoding: {
        '@type': 'MediaObject',
        contentUrl: 'https://university.example/pdf/article.pdf',
        encodingFormat: 'application/pdf',
      },
      isPartOf: {
        '@type': 'PublicationIssue',
        '@id': `${journalUrl}#issue-2026-1`,
        issueNumber: 1,
        datePublished: '2026-03-20',
        isPartOf: {
          '@type': 'Periodical',
          '@id': `${journalUrl}#journal`,
          name: 'Tibbiyot',
          issn: '1234-567X',
          inLanguage: 'uz',
        },
      },
      publisher,
    });
  });

  it('has no alternative headline on a page in its own language, and no file or DOI without one', () => {
    const { alternativeHeadline, encoding, identifier, sameAs } = scholarlyArticle(
      article,
      context,
      'ru',
    );
    const absent = [alternativeHeadline, encoding, identifier, sameAs];
    expect(absent.filter((value) => value !== undefined)).toEqual([]);
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
});
