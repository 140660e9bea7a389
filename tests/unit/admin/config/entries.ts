import type { ContentType, Entries } from '../../../../src/admin/config/entries.ts';
import { documents, records, singleTypes } from '../../../../src/content-types/registry.ts';

const types = [...Object.keys(documents), ...Object.keys(records)] as ContentType[];

const numbered = [
  { name: '2-second', title: 'Second' },
  { name: '10-tenth', title: 'Tenth' },
];

/** Two entries of each type, or one if the type has a single entry. */
export const entries = Object.fromEntries(
  types.map((type) => [
    type,
    (singleTypes as readonly ContentType[]).includes(type)
      ? [{ name: 'only', title: 'Only' }]
      : numbered,
  ]),
) as unknown as Entries;
