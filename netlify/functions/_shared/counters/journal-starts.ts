import * as v from 'valibot';
import { type Counts, countKinds } from '../../../../src/collections/journals/counts.ts';

/** What the counters start from, by the journal's number. */
export type JournalStarts = ReadonlyMap<string, Counts>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.record(v.string(), v.object(v.entriesFromList(countKinds, count)));

/** Milliseconds. */
const patience = 3000;

/** Milliseconds. A deploy starts functions anew; in development the authors' changes show. */
const keep = 60_000;

const known = new Map<string, { starts: Promise<JournalStarts>; until: number }>();

/** The journals of the site at `origin`, from the file that its build wrote. */
export function journalStarts(origin: string): Promise<JournalStarts> {
  const now = performance.now();
  const kept = known.get(origin);
  if (kept && now < kept.until) return kept.starts;
  const starts = fetchStarts(origin);
  known.set(origin, { starts, until: now + keep });
  starts.catch(() => known.delete(origin));
  return starts;
}

async function fetchStarts(origin: string): Promise<JournalStarts> {
  const url = new URL('/journal-counts.json', origin);
  const file = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!file.ok) throw new Error(`${url.pathname}: ${file.status}`);
  return new Map(Object.entries(v.parse(schema, await file.json())));
}
