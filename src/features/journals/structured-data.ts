// Structured data of a journal and an article for search engines.
import type { Organization, Periodical, PublicationIssue, ScholarlyArticleLeaf } from 'schema-dts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize, textLocaleFor } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { articleLocales, articleParams, doiUrl, licenceOf } from './identifiers.ts';
import type { JournalIssue } from './queries.ts';

/** A journal with its issues and articles, as listed on its page in `locale`. */
export function periodical(
  journal: JournalEntry,
  { issues, publisher }: { issues: readonly IssueEntry[]; publisher: Organization },
  locale: Locale,
): Periodical {
  return {
    '@type': 'Periodical',
    '@id': journalId(journal),
    url: journalUrl(journal),
    name: journal.text.title,
    description: journal.text.summary,
    inLanguage: journal.textLocale,
    issn: journal.data.issn,
    license: licenceOf(journal.data.licence)?.href,
    startDate: String(journal.data.founded),
    publisher,
    hasPart: issues.map((issue) => publicationIssue(issue, journal, locale)),
  };
}

function publicationIssue(
  issue: IssueEntry,
  journal: JournalEntry,
  locale: Locale,
): PublicationIssue {
  const { year, number, uploadedOn, articles } = issue;
  return {
    '@type': 'PublicationIssue',
    '@id': issueId(journal, issue),
    name: translator(locale)('journal.issue', { year, number }),
    inLanguage: locale,
    issueNumber: number,
    datePublished: isoDay(uploadedOn),
    hasPart: articles.map((article) => articleInIssue(article, { journal, issue }, locale)),
  };
}

/** The properties of a journal that structured data needs. */
export type JournalEntry = Pick<
  LocalizedDocument<'journals'>,
  'number' | 'slug' | 'data' | 'text' | 'textLocale'
>;

/** The properties of an issue that structured data needs. */
export type IssueEntry = Pick<JournalIssue, 'year' | 'number' | 'uploadedOn' | 'articles'>;

function journalUrl({ number, slug, textLocale }: JournalEntry): string {
  return absoluteUrl(href('journal', textLocale, { id: number, slug }));
}

function journalId(journal: JournalEntry): string {
  return `${journalUrl(journal)}#journal`;
}

function issueId(
  journal: JournalEntry,
  { year, number }: Pick<IssueEntry, 'year' | 'number'>,
): string {
  return `${journalUrl(journal)}#issue-${year}-${number}`;
}

/** An article of an issue. */
export type ArticleEntry = IssueEntry['articles'][number];

/** An article in the list of its issue; only the article's own page has all properties. */
function articleInIssue(
  article: ArticleEntry,
  { journal, issue }: { journal: JournalEntry; issue: IssueEntry },
  locale: Locale,
): ScholarlyArticleLeaf {
  const { language, title } = article;
  const textLocale = textLocaleFor(locale, articleLocales(article));
  const url = absoluteUrl(href('article', textLocale, articleParams(journal, issue, article)));
  return {
    '@type': 'ScholarlyArticle',
    '@id': `${url}#article`,
    url,
    headline: localize(title, language).text,
    alternativeHeadline: language === locale ? undefined : title[locale],
    inLanguage: language,
  };
}

/** An article on its own page in `locale`; the headline is in the article's language. */
export function scholarlyArticle(
  article: ArticleEntry,
  {
    journal,
    issue,
    publisher,
  }: { journal: JournalEntry; issue: IssueEntry; publisher: Organization },
  locale: Locale,
): ScholarlyArticleLeaf {
  return {
    ...articleInIssue(article, { journal, issue }, locale),
    author: article.authors.map((name) => ({ '@type': 'Person', name })),
    keywords: article.keywords && localize(article.keywords, locale).text,
    license: licenceOf(journal.data.licence)?.href,
    pagination: article.pages,
    abstract: localize(article.abstract, locale).text,
    datePublished: isoDay(issue.uploadedOn),
    ...doiOf(article),
    encoding: article.pdf
      ? {
          '@type': 'MediaObject',
          contentUrl: absoluteUrl(article.pdf),
          encodingFormat: 'application/pdf',
        }
      : undefined,
    isPartOf: {
      '@type': 'PublicationIssue',
      '@id': issueId(journal, issue),
      issueNumber: issue.number,
      datePublished: isoDay(issue.uploadedOn),
      isPartOf: {
        '@type': 'Periodical',
        '@id': journalId(journal),
        name: journal.text.title,
        issn: journal.data.issn,
        inLanguage: journal.textLocale,
      },
    },
    publisher,
  };
}

function doiOf({ doi }: ArticleEntry): Pick<ScholarlyArticleLeaf, 'identifier' | 'sameAs'> {
  if (!doi) return {};
  return {
    identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi },
    sameAs: doiUrl(doi),
  };
}
