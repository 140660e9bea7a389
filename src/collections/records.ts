import { type CollectionEntry, getCollection } from 'astro:content';
import { memoizeContent } from '../memoize/memoize.ts';
import type { RecordType } from './registry.ts';

/** All records of a type, in the order of their file names. */
export const allRecords = memoizeContent(
  async <Type extends RecordType>(type: Type): Promise<CollectionEntry<Type>[]> =>
    (await getCollection(type)).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
);

/** Entries by the `order` that their data gives them, the lowest first. */
export function inOrder<Entry extends { data: { order: number } }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}

/** The single record of a type that has just one, such as the settings. */
export async function singleRecord<Type extends RecordType>(
  type: Type,
): Promise<CollectionEntry<Type>['data']> {
  const [record] = await allRecords(type);
  if (!record) throw new Error(`src/content/${type} is empty`);
  return record.data;
}
