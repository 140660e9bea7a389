import { entryName } from '../../content-types/entry-name.ts';
import { draftDay } from '../../content-types/publication.ts';
import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { fileName } from '../file-name.ts';
import type { Message } from '../message.ts';
import type { Problem } from '../problem.ts';

/** Nothing that identifies an entry in an address belongs to two entries of its type. */
export function duplicates({ documents, records }: Content): Problem[] {
  return [
    ...clashes(documents, 'duplicate.rename', ({ number }) => numberIdentity(number)),
    ...clashes(documents, 'duplicate.rename', ({ slug }) => {
      return { key: 'duplicate.name', name: slug.toLowerCase() };
    }),
    ...clashes(records, 'duplicate.change', recordIdentity),
  ];
}

function numberIdentity(number: number | undefined): Message | undefined {
  return number ? { key: 'duplicate.number', number } : undefined;
}

/** What tells a record's page from the others of its type, for the types that have pages. */
function recordIdentity({ type, path, fields }: RecordEntry): Message | undefined {
  if (type === 'vacancies') return numberIdentity(entryName(fileName(path)).number);
  if (type !== 'journal-issues') return undefined;
  const { journal, year, number } = fields?.values ?? {};
  const complete = [journal, year, number].every((value) => value !== undefined);
  if (!complete) return undefined;
  return {
    key: 'duplicate.issue',
    number: `${number}`,
    year: `${year}`,
    journal: `${journal}`,
  };
}

/** A number that no entry of the type has. */
function nextFree(
  entry: DocumentEntry | RecordEntry,
  entries: readonly (DocumentEntry | RecordEntry)[],
): Message[] {
  const numberOf = ({ path }: DocumentEntry | RecordEntry) => entryName(fileName(path)).number ?? 0;
  const number = Math.max(...entries.filter(({ type }) => type === entry.type).map(numberOf)) + 1;
  return [{ key: 'duplicate.next', number }];
}

/** The entries whose identity an entry before them has, in the order of their names, drafts last. */
function clashes<Entry extends DocumentEntry | RecordEntry>(
  entries: readonly Entry[],
  key: 'duplicate.rename' | 'duplicate.change',
  identityOf: (entry: Entry) => Message | undefined,
): Problem[] {
  const owners = new Map<string, Entry>();
  const sorted = entries.toSorted(
    (a, b) =>
      Number(a.firstDay === draftDay) - Number(b.firstDay === draftDay) ||
      a.path.localeCompare(b.path, 'en', { numeric: true }),
  );
  return sorted.flatMap((entry) => {
    const identity = identityOf(entry);
    if (!identity) return [];
    const id = JSON.stringify([entry.type, identity]);
    const owner = owners.get(id);
    if (!owner) {
      owners.set(id, entry);
      return [];
    }
    const names = { owner: fileName(owner.path), entry: fileName(entry.path) };
    return [
      {
        file: entry.name,
        messages: [
          { key, identity, ...names },
          ...(identity.key === 'duplicate.number' ? nextFree(entry, entries) : []),
        ],
      },
    ];
  });
}
