import { expect, it } from 'vitest';
import {
  type PublishedArticle,
  scholarMetadata,
  vancouverCitation,
} from '../../../src/features/journals/citation.ts';
import { doiUrl } from '../../../src/features/journals/identifiers.ts';
import { referenceFile } from '../../../src/features/journals/references.ts';

const title = { uz: 'Sarlavha', ru: 'Заглавие', tr: 'Başlık', en: 'Title' };

const published = {
  journal: {
    number: 1,
    slug: 'bulletin',
    text: { title: 'Axborotnoma' },
    data: { issn: '1234-567X' },
  },
  issue: { year: 2026, number: 3, uploadedOn: new Date('2026-09-30T00:00:00Z') },
  article: {
    title,
    authors: ['Н. Р. Щёголев', 'Sh. Gʻ. Oʻrinov'],
    pages: '12–19',
    language: 'ru',
    doi: '10.1234/a#b',
    pdf: '/pdf/1-2026-3-12.pdf',
  },
} as unknown as PublishedArticle;

it('cites an article in Vancouver style, with names in Latin letters', () => {
  expect(vancouverCitation(published)).toBe(
    'Shchyogolev NR, Oʻrinov ShGʻ. [Title]. Axborotnoma. 2026;(3):12–19. Russian. doi:10.1234/a#b',
  );
  const article = { ...published.article, language: 'uz' as const };
  expect(vancouverCitation({ ...published, article })).toBe(
    'Shchyogolev NR, Oʻrinov ShGʻ. Sarlavha. Axborotnoma. 2026;(3):12–19. doi:10.1234/a#b',
  );
});

it('writes references as reference managers import them', () => {
  expect(referenceFile(published, 'ris').split('\r\n')).toEqual([
    'TY  - JOUR',
    'AU  - Shchyogolev, N. R.',
    'AU  - Oʻrinov, Sh. Gʻ.',
    'TI  - Заглавие',
    'T2  - Axborotnoma',
    'PY  - 2026',
    'DA  - 2026/09/30',
    'IS  - 3',
    'SP  - 12',
    'EP  - 19',
    'SN  - 1234-567X',
    'DO  - 10.1234/a#b',
    'LA  - ru',
    expect.stringMatching(/^UR {2}- https?:\/\/.+\/journals\/1\/bulletin\/2026-3\/12$/),
    'ER  - ',
    '',
  ]);
  const article = { ...published.article, title: { ...title, ru: '50 % {a_b} & c' } };
  const bibtex = referenceFile({ ...published, article }, 'bib');
  expect(bibtex).toMatch(
    /^@article\{Shchyogolev2026p12,\n {2}author = \{Shchyogolev, N\. R\. and /,
  );
  expect(bibtex).toContain('  title = {{50 \\% a\\_b \\& c}},\n');
  expect(bibtex).toContain('  pages = {12--19},\n');
});

it('gives scholarly search engines all known metadata', () => {
  expect(scholarMetadata(published, 'https://university.example/ru/a')).toEqual([
    ['citation_title', 'Заглавие'],
    ['citation_author', 'Н. Р. Щёголев'],
    ['citation_author', 'Sh. Gʻ. Oʻrinov'],
    ['citation_publication_date', '2026/09/30'],
    ['citation_journal_title', 'Axborotnoma'],
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
