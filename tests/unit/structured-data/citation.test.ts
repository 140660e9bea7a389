import { expect, it } from 'vitest';
import {
  type PublishedArticle,
  scholarMetadata,
  vancouverCitation,
} from '../../../src/features/journals/citation.ts';
import { doiUrl } from '../../../src/features/journals/identifiers.ts';

const title = { uz: 'Sarlavha', ru: 'Заглавие', tr: 'Başlık', en: 'Title' };

const published = {
  journal: { text: { title: 'Вестник' }, data: { issn: '1234-567X' } },
  issue: { year: 2026, number: 3, uploadedOn: new Date('2026-09-30T00:00:00Z') },
  article: {
    title,
    authors: ['N. R. Boboyeva', 'Sh. Gʻ. Oʻrinov'],
    pages: '12–19',
    language: 'ru',
    doi: '10.1234/a#b',
    pdf: '/pdf/1-2026-3-12.pdf',
  },
} as unknown as PublishedArticle;

it('cites an article in Vancouver style, in its own language', () => {
  expect(vancouverCitation(published)).toBe(
    'Boboyeva NR, Oʻrinov ShGʻ. Заглавие. Вестник. 2026;(3):12–19. doi:10.1234/a#b',
  );
});

it('gives scholarly search engines all known metadata', () => {
  expect(scholarMetadata(published, 'https://university.example/ru/a')).toEqual([
    ['citation_title', 'Заглавие'],
    ['citation_author', 'N. R. Boboyeva'],
    ['citation_author', 'Sh. Gʻ. Oʻrinov'],
    ['citation_publication_date', '2026/09/30'],
    ['citation_journal_title', 'Вестник'],
    ['citation_issn', '1234-567X'],
    ['citation_volume', '2026'],
    ['citation_issue', '3'],
    ['citation_firstpage', '12'],
    ['citation_lastpage', '19'],
    ['citation_doi', '10.1234/a#b'],
    ['citation_language', 'ru'],
    ['citation_abstract_html_url', 'https://university.example/ru/a'],
    ['citation_pdf_url', 'https://university.example/ru/a.pdf'],
  ]);
});

it('escapes any character of a DOI in its URL', () => {
  expect(doiUrl('10.1002/(SICI)1#x?a<1')).toBe('https://doi.org/10.1002/(SICI)1%23x%3Fa%3C1');
});
