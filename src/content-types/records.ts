import { type CollectionEntry, getCollection } from 'astro:content';
import { memoizeContent } from '../memoize/memoize.ts';
import { type NamedRecordKey, namedEntries } from './named-entries.ts';
import type { RecordType, SingleType } from './registry.ts';

/** All records of a type, sorted by file name. */
export const allRecords = memoizeContent(
  async <Type extends RecordType>(type: Type): Promise<CollectionEntry<Type>[]> =>
    (await getCollection(type)).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
);

/** All records of a type with an `order`, lowest first. */
export async function orderedRecords<
  Type extends
    | 'branches'
    | 'credentials'
    | 'degrees'
    | 'disclosure'
    | 'nursing-programmes'
    | 'recognition'
    | 'resources'
    | 'state-rules'
    | 'student-links',
>(type: Type): Promise<CollectionEntry<Type>[]> {
  return inOrder<CollectionEntry<Type>>(await allRecords(type));
}

/** Sorts entries by the `order` in their data, lowest first. */
export function inOrder<Entry extends { data: { order: number } }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}

/** A record that the code refers to. Throws if it is missing: the content check refuses such a site. */
export async function namedRecord<Key extends NamedRecordKey>(
  key: Key,
): Promise<CollectionEntry<(typeof namedEntries)[Key]['type']>['data']> {
  const { type, name } = namedEntries[key];
  const record = (await allRecords(type)).find(({ id }) => id === name);
  if (!record) throw new Error(`src/content/${type}/${name}.yaml is missing`);
  return record.data;
}

/** The record of a type with a single one, such as the settings. Throws if there is none. */
export async function singleRecord<Type extends SingleType>(
  type: Type,
): Promise<CollectionEntry<Type>['data']> {
  const [record] = await allRecords(type);
  if (!record) throw new Error(`src/content/${type} is empty`);
  return record.data;
}
