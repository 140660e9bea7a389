import type { CollectionEntry } from 'astro:content';
import { allRecords } from '../records.ts';

export type JournalIssue = CollectionEntry<'journal-issues'>['data'];

/** The issues of a journal, the newest first. */
export async function journalIssues(journal: number): Promise<JournalIssue[]> {
  return (await allRecords('journal-issues'))
    .map(({ data }) => data)
    .filter((issue) => issue.journal === journal)
    .sort((a, b) => b.year - a.year || b.number - a.number);
}
