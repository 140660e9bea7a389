import { type Reference, references } from '../../content-types/references.ts';
import { numberOf } from '../../sveltia/names.ts';
import type { ContentType } from './entries.ts';
import type { Place } from './words.ts';

/** The field with the title of a type's entries: `title`, `name.uz`. */
export type TitleOf = (type: ContentType) => string;

/** The reference of a field, if it names another entry. */
export const referenceAt = ({ type, path }: Place): Reference | undefined =>
  references.find(({ from, field }) => from === type && field === path.join('.'));

/** A choice of the entries in the repository, by title. */
export function referenceWidget({ to, by, kind }: Reference, titleOf: TitleOf) {
  const title = titleOf(to);
  return {
    widget: 'relation',
    collection: to,
    value_field: by === 'number' ? numberOf : '{{slug}}',
    display_fields: [title],
    search_fields: [title],
    dropdown_threshold: 0,
    ...(kind && { filters: [{ field: 'kind', values: [kind] }] }),
  };
}
