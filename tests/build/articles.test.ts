import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { path } from '../../src/routing/href.ts';
import { loadRedirectRules } from '../../tools/local-platform/redirect-rules.ts';
import { entriesOf, readYaml, recordFiles } from '../content.ts';
import { pathsOf } from '../route-paths.ts';
import { dist, isServed, pages } from './site.ts';

interface Issue {
  journal: number;
  year: number;
  number: number;
  uploadedOn: Date;
  articles: {
    title: Record<Locale, string>;
    authors: string[];
    pages: string;
    language: Locale;
    pdf?: string;
  }[];
}

const articles = recordFiles('journal-issues').flatMap((file) => {
  const issue = readYaml<Issue>('journal-issues', file);
  const journal = entriesOf('journals').find(({ id }) => id === String(issue.journal));
  return issue.articles.map((article) => ({
    issue,
    article,
    path: path('article', {
      id: issue.journal,
      slug: journal?.slug ?? '',
      issue: `${issue.year}-${issue.number}`,
      page: article.pages.split('–')[0] ?? '',
    }),
  }));
});

/** The language of the page that describes an article for search engines. */
const homeOf = ({ language }: { language: Locale }) =>
  isLocale(language) ? language : defaultLocale;

const redirectFor = await loadRedirectRules(join(dist, '..'), dist);

const pagesOf = (articlePath: string) => pages.filter(({ path }) => path.endsWith(articlePath));

function citationMetadataOf({ $ }: (typeof pages)[number]): Record<string, string[]> {
  const metadata = $('meta[name^=citation_]').toArray();
  const byName = Map.groupBy(metadata, ({ attribs }) => attribs['name'] ?? '');
  return Object.fromEntries(
    [...byName].map(([name, all]) => [name, all.map(({ attribs }) => attribs['content'] ?? '')]),
  );
}

it('has a page for each article', () => {
  expect(articles.map((article) => article.path).sort()).toEqual(pathsOf('article').sort());
});

describe.each(articles)('$path', ({ issue, article, path: articlePath }) => {
  it('has metadata for scholarly search engines only in the language it is written in', () => {
    const described = pagesOf(articlePath).filter(
      (page) => Object.keys(citationMetadataOf(page)).length > 0,
    );
    expect(described.map(({ locale }) => locale)).toEqual([homeOf(article)]);
    const [page] = described;
    expect(page && citationMetadataOf(page)).toMatchObject({
      citation_title: [article.title[article.language]],
      citation_author: article.authors,
      citation_publication_date: [issue.uploadedOn.toISOString().slice(0, 10).replaceAll('-', '/')],
      citation_volume: [String(issue.year)],
      citation_issue: [String(issue.number)],
      citation_firstpage: [article.pages.split('–')[0]],
      citation_lastpage: [article.pages.split('–')[1]],
      citation_language: [article.language],
    });
  });

  it('has its file at its own address, which search engines are told', () => {
    const files = pagesOf(articlePath).flatMap(
      (page) => citationMetadataOf(page)['citation_pdf_url'] ?? [],
    );
    const [page] = pagesOf(articlePath).filter(({ locale }) => locale === homeOf(article));
    expect(files.map((file) => new URL(file).pathname)).toEqual(
      article.pdf ? [`${page?.path}.pdf`] : [],
    );
    for (const { path } of pagesOf(articlePath)) {
      const rule = redirectFor(`${path}.pdf`, false);
      expect(rule).toEqual(
        article.pdf ? { to: article.pdf, status: 200 } : expect.objectContaining({ status: 404 }),
      );
    }
  });

  it('links to its file, or says whom to ask for it, in every language', () => {
    expect(
      pagesOf(articlePath)
        .map(({ locale }) => locale)
        .sort(),
    ).toEqual([...locales].sort());
    for (const page of pagesOf(articlePath)) {
      const files = page
        .$('main a[type="application/pdf"]')
        .toArray()
        .map(({ attribs }) => attribs['href']);
      expect(files).toEqual(article.pdf ? [article.pdf] : []);
      expect(files.every((file) => file && isServed(file))).toBe(true);
      const ask = translator(page.locale)('article.askFile');
      const asks = page.$(`[data-facts] a[href^="mailto:"]:contains("${ask}")`);
      expect(asks).toHaveLength(article.pdf ? 0 : 1);
    }
  });
});
