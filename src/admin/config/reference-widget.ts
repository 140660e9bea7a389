import { type Reference, references } from '../../content-types/references.ts';
import { type ContentType, type Entries, numberedOptions } from './entries.ts';
import type { Place } from './words.ts';

/** The context in which reference fields are created. */
export interface ReferenceContext {
  entries: Entries;
  /** The field with the title of a type's entries: `title`, `name.uz`. */
  titleOf: (type: ContentType) => string;
}

/** The reference of a field, if it names another entry. */
export const referenceAt = ({ type, path }: Place): Reference | undefined =>
  references.find(({ from, field }) => from === type && field === path.join('.'));

/**
 * A choice of existing entries, by title. Sveltia can't derive a number from an entry's name, so references
 * by number are listed when the screen is built.
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
