import { inWords } from '../../content-check/message.ts';
import { type NeededEntry, neededEntries } from '../../content-check/needed-entries.ts';
import { entryName } from '../../content-types/entry-name.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Kept } from '../../sveltia/hooks.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import type { Entries, Entry } from './entries.ts';

/** The entries that the site requires, by `type/name`: they can be edited, but not deleted. */
export function keptEntries(entries: Entries, locale: Locale): Record<string, Kept> {
  const { collections, kept: fieldLabel } = dictionaries[locale];
  const kept = neededEntries.flatMap((needed) => {
    const { type, uses } = needed;
    const { label: collectionLabel } = collections[type];
    const messages = [inWords(uses, locale)];
    return entries[type].filter(isThe(needed)).map(({ name, title }): [string, Kept] => {
      return [`${type}/${name}`, { collectionLabel, summary: title, fieldLabel, messages }];
    });
  });
  return Object.fromEntries(kept);
}

const isThe =
  ({ number, name }: NeededEntry) =>
  (entry: Entry) =>
    number === undefined ? entry.name === name : entryName(entry.name).number === number;
