import { basename } from 'node:path';
import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { entryName } from '../layout.ts';
import type { Problem } from '../problem.ts';

/** Nothing that identifies an entry in an address belongs to two entries of its type. */
export function duplicates({ documents, records }: Content): Problem[] {
  return [
    ...clashes(documents, 'Rename', ({ number }) => number && `the number “${number}”`),
    ...clashes(documents, 'Rename', ({ slug }) => `the name “${slug.toLowerCase()}”`),
    ...clashes(records, 'Change', recordIdentity),
  ];
}

/** What tells a record's page from the others of its type, for the types that have pages. */
function recordIdentity({ type, path, fields }: RecordEntry): string | undefined {
  if (type === 'vacancies') {
    const { number } = entryName(basename(path));
    return number === undefined ? undefined : `the number “${number}”`;
  }
  if (type !== 'journal-issues') return undefined;
  const { journal, year, number } = fields?.values ?? {};
  const complete = [journal, year, number].every((value) => value !== undefined);
  return complete ? `issue ${number} of ${year} of journal ${journal}` : undefined;
}

/** The entries whose identity an entry before them has, in the order of their names. */
function clashes<Entry extends DocumentEntry | RecordEntry>(
  entries: readonly Entry[],
  change: 'Rename' | 'Change',
  identityOf: (entry: Entry) => string | number | undefined,
): Problem[] {
  const owners = new Map<string, Entry>();
  const sorted = entries.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return sorted.flatMap((entry) => {
    const identity = identityOf(entry);
    if (!identity) return [];
    const key = `${entry.type} ${identity}`;
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, entry);
      return [];
    }
    const message = `${identity} already belongs to ${basename(owner.path)}. ${change} one of the two.`;
    return [{ file: entry.name, message }];
  });
}
