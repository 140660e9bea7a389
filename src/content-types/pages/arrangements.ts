import { type CollectionEntry, getCollection } from 'astro:content';
import { memoizeContent } from '../../memoize/memoize.ts';
import type { LocalizedDocument } from '../documents.ts';
import type { DocumentType } from '../registry.ts';

const arrangements = memoizeContent(
  async () => new Map((await getCollection('arrangements')).map((entry) => [entry.id, entry])),
);

/** The `page.mdx` of a document, with its blocks; undefined if the page shows only its text. */
export async function arrangementOf({
  entry,
}: LocalizedDocument<DocumentType>): Promise<CollectionEntry<'arrangements'> | undefined> {
  const [folder = ''] = entry.id.split(/\/(?=[^/]*$)/);
  return (await arrangements()).get(`${entry.collection}/${folder}`);
}
