import type { LocalizedDocument } from '../collections/documents.ts';
import type { JournalIssue } from '../collections/journal-issues/queries.ts';
import { absoluteUrl, href } from '../routing/href.ts';

export type JournalEntry = Pick<
  LocalizedDocument<'journals'>,
  'number' | 'slug' | 'data' | 'text' | 'textLocale'
>;

export type IssueEntry = Pick<JournalIssue, 'year' | 'number' | 'uploadedOn' | 'articles'>;

export function journalUrl({ number, slug, textLocale }: JournalEntry, site: URL): string {
  return absoluteUrl(href('journal', textLocale, { id: number, slug }), site);
}

export function journalId(journal: JournalEntry, site: URL): string {
  return `${journalUrl(journal, site)}#journal`;
}

export function issueId(
  journal: JournalEntry,
  { year, number }: Pick<IssueEntry, 'year' | 'number'>,
  site: URL,
): string {
  return `${journalUrl(journal, site)}#issue-${year}-${number}`;
}
