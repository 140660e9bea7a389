// How many entries of each content type are samples.
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

/** How many entries of a content type are samples. */
export interface SampleCount {
  type: SampledType;
  count: number;
  /** The number of all its entries. */
  total: number;
}

/** The content types that have sample entries. */
export const sampleCounts = memoizeContent(async (): Promise<SampleCount[]> => {
  const collections = [
    ...Object.keys(documents).map((type) => [type, `${type}-data`]),
    ...Object.keys(records).map((type) => [type, type]),
  ] as [SampledType, RecordType][];
  const all = await Promise.all(
    collections.map(async ([type, collection]) => {
      const entries = await getCollection(collection);
      const marked = entries.filter(({ data }) => 'sample' in data && data.sample);
      return { type, count: marked.length, total: entries.length };
    }),
  );
  return all.filter(({ count }) => count > 0);
});

/** True if any entry of the site is a sample. */
export const hasSamples = memoizeContent(async () => (await sampleCounts()).length > 0);
