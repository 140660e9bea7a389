import { draftDay } from '../../content-types/publication.ts';
import { type Entry, isDocument, perSite, type Site } from '../content.ts';
import { fileName } from '../file-name.ts';
import type { Message } from '../message.ts';
import type { Finding } from '../problem.ts';

/** No two entries of a type have the same identifier in addresses. */
export function duplicates(entry: Entry, site: Site): Finding[] {
  return identitiesOf(entry).flatMap((identity) => {
    const owner = owners(site).get(idOf(entry, identity));
    if (!owner || owner.file === entry.file) return [];
    const key = isDocument(entry) ? 'duplicate.rename' : 'duplicate.change';
    const names = { owner: fileName(owner.file), entry: fileName(entry.file) };
    const next = identity.key === 'duplicate.number' ? nextFree(entry, site) : [];
    return [{ file: entry.file, messages: [{ key, identity, ...names }, ...next] }];
  });
}

function identitiesOf(entry: Entry): Message[] {
  const { type, number, slug, data } = entry;
  const byNumber: Message[] = number ? [{ key: 'duplicate.number', number }] : [];
  if (isDocument(entry)) {
    return [...byNumber, { key: 'duplicate.name', name: slug.toLowerCase() }];
  }
  if (type === 'vacancies') return byNumber;
  if (type !== 'journal-issues') return [];
  const { journal, year, number: issue } = data?.values ?? {};
  if ([journal, year, issue].includes(undefined)) return [];
  return [{ key: 'duplicate.issue', number: `${issue}`, year: `${year}`, journal: `${journal}` }];
}

const idOf = ({ type }: Entry, identity: Message) => JSON.stringify([type, identity]);

/** The first entry with each identifier, by name; drafts and new entries come last. */
const owners = perSite(({ entries }) => {
  const sorted = entries.toSorted(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) ||
      a.file.localeCompare(b.file, 'en', { numeric: true }),
  );
  const first = new Map<string, Entry>();
  for (const entry of sorted) {
    for (const identity of identitiesOf(entry)) {
      const id = idOf(entry, identity);
      if (!first.has(id)) first.set(id, entry);
    }
  }
  return first;
});

const isLast = ({ firstDay, isNew = false }: Entry) => isNew || firstDay === draftDay;

/** A number that no entry of the type has. */
function nextFree({ type }: Entry, { entries }: Site): Message[] {
  const numbers = entries.filter((other) => other.type === type).map(({ number = 0 }) => number);
  return [{ key: 'duplicate.next', number: Math.max(...numbers) + 1 }];
}
