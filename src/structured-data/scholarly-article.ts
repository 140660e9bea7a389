import type { Organization, ScholarlyArticleLeaf } from 'schema-dts';
import { articleLocales, doiUrl } from '../collections/journal-issues/names.ts';
import { isoDay } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { localize, textLocaleFor } from '../i18n/localize.ts';
import { articleParams, href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { type IssueEntry, issueId, type JournalEntry, journalId } from './periodical.ts';

export type ArticleEntry = IssueEntry['articles'][number];

/** An article as the list of its issue names it. */
export function articleInIssue(
  article: ArticleEntry,
  { journal, issue }: { journal: JournalEntry; issue: IssueEntry },
  locale: Locale,
): ScholarlyArticleLeaf {
  const { language, title, authors, pages } = article;
  const textLocale = textLocaleFor(locale, articleLocales(article));
  const url = absoluteUrl(href('article', textLocale, articleParams(journal, issue, article)));
  return {
    '@type': 'ScholarlyArticle',
    '@id': `${url}#article`,
    url,
    headline: localize(title, language).text,
    alternativeHeadline: language === locale ? undefined : title[locale],
    inLanguage: language,
    author: authors.map((name) => ({ '@type': 'Person', name })),
    pagination: pages,
  };
}

/** An article on its own page in `locale`. Its headline is in the language it is written in. */
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
