import { type Reference, references } from '../../content-types/references.ts';
import { type ContentType, type Entries, numberedOptions } from './entries.ts';
import type { Place } from './words.ts';

/** What fields that name entries are made with. */
export interface ReferenceContext {
  entries: Entries;
  /** The field that the entries of a type are called by: `title`, `name.uz`. */
  titleOf: (type: ContentType) => string;
}

/** What a field names, if it names another entry. */
export const referenceAt = ({ type, path }: Place): Reference | undefined =>
  references.find(({ from, field }) => from === type && field === path.join('.'));

/**
 * The entries that exist, by title. A number can't be had from an entry's name on the screen, so
 * those are listed when the screen is built.
 */
export function referenceWidget(reference: Reference, { entries, titleOf }: ReferenceContext) {
  if (reference.by === 'number') {
    return {
      widget: 'select',
      options: numberedOptions(reference, entries),
      dropdown_threshold: 0,
    };
  }
  const title = titleOf(reference.to);
  return {
    widget: 'relation',
    collection: reference.to,
    value_field: '{{slug}}',
    display_fields: [title],
    search_fields: [title],
    dropdown_threshold: 0,
  };
}
