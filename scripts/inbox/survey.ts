import { Readable } from 'node:stream';
import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';
import { listKeys } from '../../netlify/functions/_shared/store.ts';
import { formNames } from '../../netlify/functions/_shared/submissions.ts';
import { type Entry, entryReader } from './entry.ts';
import { type Filters, matches } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import type { Progress } from './progress.ts';

/** Which submissions there are. */
export interface Survey {
  /** How many of the form that is meant, whether they match or not. */
  total: number;
  /** How many match. */
  count: number;
  /** What fields they have, form by form. */
  fieldNames: string[];
  damaged: DamagedValue[];
  /** Those that match, newest first, `limit` at most; without what was deleted meanwhile. */
  entries(limit?: number): AsyncIterable<Entry>;
}

type ReadEntry = (key: string) => Promise<Entry | undefined>;

/** Characters of JSON that are kept of the first reading; what is beyond that is read again. */
const room = 2_000_000;

/**
 * Reads all submissions once, because only a record tells when it came and what fields it has.
 * However many there are, little more than their keys is kept.
 */
export async function survey(inbox: Inbox, filters: Filters, progress: Progress): Promise<Survey> {
  const keys = await listKeys(inbox.openStore('submissions'), filters.form && `${filters.form}/`);
  const readOne = await entryReader(inbox);
  const damaged: DamagedValue[] = [];
  const found: { key: string; receivedAt: string }[] = [];
  const names = new Map(formNames.map((form) => [form, new Set<string>()]));
  const kept = new Map<string, Entry>();
  let keptLength = 0;
  let read = 0;

  for await (const entry of inParallel(keys, passingOver(damaged, readOne))) {
    progress.show('Reading', ++read, keys.length);
    if (!entry || !matches(filters, entry)) continue;
    const { key, submission } = entry;
    found.push({ key, receivedAt: submission.receivedAt });
    for (const name of Object.keys(submission.fields)) names.get(submission.form)?.add(name);
    keptLength += JSON.stringify(entry).length;
    if (keptLength < room) kept.set(key, entry);
  }
  progress.end();
  const newestFirst = found.sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));

  return {
    total: keys.length,
    count: found.length,
    fieldNames: [...new Set([...names.values()].flatMap((one) => [...one]))],
    damaged,
    async *entries(limit = found.length) {
      const wanted = newestFirst.slice(0, limit).map(({ key }) => key);
      const again = passingOver([], readOne);
      for await (const entry of inParallel(wanted, async (key) => kept.get(key) ?? again(key))) {
        if (!entry) continue;
        kept.delete(entry.key);
        yield entry;
      }
    },
  };
}

/** What is read, in the order of the keys. */
function inParallel(keys: readonly string[], read: ReadEntry): AsyncIterable<Entry | undefined> {
  return Readable.from(keys).map(read, { concurrency: 32 });
}

function passingOver(damaged: DamagedValue[], read: ReadEntry): ReadEntry {
  return (key) =>
    read(key).catch((error: unknown) => {
      if (!(error instanceof DamagedValue)) throw error;
      damaged.push(error);
      return undefined;
    });
}
