import type { LocalizedDocument } from '../collections/documents.ts';
import type { JournalIssue } from '../collections/journal-issues/queries.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';

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
