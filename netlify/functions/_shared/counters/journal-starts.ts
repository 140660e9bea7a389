import * as v from 'valibot';
import { type Counts, countKinds } from '../../../../src/collections/journals/counts.ts';
import { siteFile } from '../site-file.ts';

/** What the counters start from, by the journal's number. */
export type JournalStarts = ReadonlyMap<string, Counts>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The journals of the site at an origin, from the file that its build wrote. */
export const journalStarts: (origin: string) => Promise<JournalStarts> = siteFile(
  '/journal-counts.json',
  v.pipe(
    v.record(v.string(), v.object(v.entriesFromList(countKinds, count))),
    v.transform((starts) => new Map(Object.entries(starts))),
  ),
);
