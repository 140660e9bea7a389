// The entries that are samples.
import { type CollectionEntry, getCollection } from 'astro:content';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../../content-types/registry.ts';
import { memoizeContent } from '../../memoize/memoize.ts';

type DataOf<Type extends DocumentType | RecordType> = Type extends DocumentType
  ? CollectionEntry<`${Type}-data`>['data']
  : Type extends RecordType
    ? CollectionEntry<Type>['data']
    : never;

/** A content type whose entries can be samples. */
export type SampledType = {
  [Type in DocumentType | RecordType]: DataOf<Type> extends { sample: boolean } ? Type : never;
}[DocumentType | RecordType];

/** The samples of a content type. */
export interface Samples {
  type: SampledType;
  entries: { id: string; data: object }[];
  /** The number of all entries of the type. */
  total: number;
}

/** The content types that have samples. */
export const samplesByType = memoizeContent(async (): Promise<Samples[]> => {
  const collections = [
    ...Object.keys(documents).map((type) => [type, `${type}-data`]),
    ...Object.keys(records).map((type) => [type, type]),
  ] as [SampledType, RecordType][];
  const all = await Promise.all(
    collections.map(async ([type, collection]) => {
      const all = await getCollection(collection);
      const entries = all.filter(({ data }) => 'sample' in data && data.sample);
      return { type, entries, total: all.length };
    }),
  );
  return all.filter(({ entries }) => entries.length > 0);
});
