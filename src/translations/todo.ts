import { dictionaries } from '../admin/messages/dictionaries.ts';
import type { Facet } from '../content-types/facets.ts';
import { type Locale, localeInfo, locales } from '../i18n/locales.ts';
import { langOn } from '../i18n/localize.ts';
import { type EntryStatus, todoStates } from './state.ts';
import { words } from './words.ts';

/** A translation that is missing, or older than the Uzbek text. */
export interface Todo {
  entry: EntryStatus;
  language: Locale;
  state: (typeof todoStates)[number];
}

/** The translations that need work: missing ones first, and those that visitors read most. */
export function todoOf(entries: readonly EntryStatus[]): Todo[] {
  return todoStates.flatMap((state) =>
    entries.flatMap((entry) =>
      locales
        .filter((language) => entry.states[language] === state)
        .map((language) => ({ entry, language, state })),
    ),
  );
}

/** By language, type and state, for readers of `locale`. */
export function todoFacets(todo: readonly Todo[], locale: Locale): Facet[] {
  const say = words(locale);
  const types = [...new Set(todo.map(({ entry }) => entry.type))];
  return [
    {
      name: 'language',
      label: say('language'),
      options: locales.map((each) => ({
        value: each,
        label: localeInfo[each].name,
        lang: langOn(locale, each),
      })),
    },
    {
      name: 'state',
      label: say('state'),
      options: todoStates.map((state) => ({ value: state, label: say(`state.${state}`) })),
    },
    {
      name: 'type',
      label: say('type'),
      options: types.map((type) => ({ value: type, label: typeLabel(type, locale) })),
    },
  ];
}

/** The screen's name of a content type. */
export const typeLabel = (type: EntryStatus['type'], locale: Locale) =>
  dictionaries[locale].collections[type].label;
