import { documents } from '../../../src/collections/registry.ts';
import type { Content, DocumentEntry } from '../content.ts';
import type { Problem } from '../problem.ts';
import { schemaKeys } from '../schema-keys.ts';

function entryProblems({ type, data, texts }: DocumentEntry): Problem[] {
  if (data?.fields?.values.cover === undefined) return [];
  if (!schemaKeys(documents[type].text()).includes('coverAlt')) return [];
  return texts
    .filter(({ fields }) => fields && fields.values.coverAlt === undefined)
    .map(({ name }) => ({
      file: name,
      field: 'coverAlt',
      message:
        'missing; data.yaml has a cover, so each text says what it shows, for readers who can’t see it. Add the field “coverAlt”.',
    }));
}

/** A cover is described in each language that the document is written in. */
export function covers({ documents: entries }: Content): Problem[] {
  return entries.flatMap(entryProblems);
}
