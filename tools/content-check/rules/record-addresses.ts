import { basename } from 'node:path';
import type { Content, RecordEntry } from '../content.ts';
import { entryName, isSlug } from '../entry-name.ts';
import type { Problem } from '../problem.ts';

/** What tells a record's page from the others of its type, for the types that have pages. */
const addresses: Partial<Record<RecordEntry['type'], (record: RecordEntry) => string>> = {
  vacancies: ({ path }) => `the number “${entryName(basename(path)).number}”`,
  'journal-issues': ({ fields }) => {
    const { journal, year, number } = fields?.values ?? {};
    return `issue ${number} of ${year} of the journal ${journal}`;
  },
};

/** Of names that are well formed but for the number. */
function lacksNumber({ path }: RecordEntry): boolean {
  const name = basename(path, '.yaml');
  const { number, slug } = entryName(name);
  return isSlug(name) && name !== `${number}-${slug}`;
}

/** A vacancy's number is in the address of its page. */
function numbers({ records }: Content): Problem[] {
  const message =
    'the file’s name must be a number without leading zeros, a hyphen and a short name, as 7-lecturer.yaml. Rename it.';
  return records
    .filter((record) => record.type === 'vacancies' && lacksNumber(record))
    .map(({ name }) => ({ file: name, message }));
}

/** No two records of a type would have their pages at one address. */
function clashes({ records }: Content): Problem[] {
  const first = new Map<string, RecordEntry>();
  const sorted = records.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return sorted.flatMap((record) => {
    const address = addresses[record.type]?.(record);
    if (address === undefined) return [];
    const key = `${record.type} ${address}`;
    const taken = first.get(key);
    first.set(key, taken ?? record);
    const message = `${address} is taken by ${basename(taken?.path ?? '')}. Change one of the two.`;
    return taken ? [{ file: record.name, message }] : [];
  });
}

export function recordAddresses(content: Content): Problem[] {
  return [...numbers(content), ...clashes(content)];
}
