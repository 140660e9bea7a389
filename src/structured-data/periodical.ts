import type { Organization, Periodical, PublicationIssue } from 'schema-dts';
import type { LocalizedDocument } from '../collections/documents.ts';
import type { JournalIssue } from '../collections/journal-issues/queries.ts';
import { isoDay } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { articleInIssue } from './scholarly-article.ts';

/** A journal with its issues and the articles in them, as its page in `locale` lists them. */
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

export type JournalEntry = Pick<
  LocalizedDocument<'journals'>,
  'number' | 'slug' | 'data' | 'text' | 'textLocale'
>;

export type IssueEntry = Pick<JournalIssue, 'year' | 'number' | 'uploadedOn' | 'articles'>;

export function journalUrl({ number, slug, textLocale }: JournalEntry): string {
  return absoluteUrl(href('journal', textLocale, { id: number, slug }));
}

export function journalId(journal: JournalEntry): string {
  return `${journalUrl(journal)}#journal`;
}

export function issueId(
  journal: JournalEntry,
  { year, number }: Pick<IssueEntry, 'year' | 'number'>,
): string {
  return `${journalUrl(journal)}#issue-${year}-${number}`;
}
