import counts from '#built/journal-counts';
import type { Counts } from '../../../../src/collections/journals/counts.ts';

/** What the counters start from, by the journal's number. */
export type JournalStarts = ReadonlyMap<string, Counts>;

/** The journals of this build. */
export const journalStarts: JournalStarts = new Map(Object.entries(counts));
