import type { DocumentType, RecordType } from '../../content-types/registry.ts';
import { type Locale, perLocale } from '../../i18n/locales.ts';
import type { Translations } from '../../i18n/localize.ts';

/**
 * Of an entry in a language: `missing` if any of its texts lacks the language, `older` if the
 * Uzbek file, or a record's lines in Uzbek, changed in a later commit. Uzbek itself is never older.
 */
export type State = 'there' | 'missing' | 'older';

/** Groups of entries, the most read first; src/translations/order.ts assigns the entries. */
export const readingGroups = ['news', 'admission', 'programmes', 'pages', 'others'] as const;

/** Entries that are listed together. */
export type ReadingGroup = (typeof readingGroups)[number];

/** The state of an entry in each language. */
export interface EntryStatus {
  group: ReadingGroup;
  type: DocumentType | RecordType;
  /** The entry's folder, or its file without the extension. */
  name: string;
  /** A text where it is the same in every language. */
  title: string | Translations;
  /**
   * The path of the page that shows it, without a language prefix; undefined for a draft and an entry of
   * a later day.
   */
  page: string | undefined;
  states: Record<Locale, State>;
}

/** How many entries are in each state. */
export type StateCounts = Record<State, number>;

/** The translations of all entries that have a text, those that visitors read most first. */
export interface TranslationStatus {
  /** Whether the commits are there, which tell what is older. */
  hasHistory: boolean;
  counts: Record<Locale, StateCounts>;
  entries: EntryStatus[];
}

/** Counts the entries in each state, per language. */
export function countStates(entries: readonly EntryStatus[]): Record<Locale, StateCounts> {
  return perLocale((locale) => {
    const counts: StateCounts = { there: 0, missing: 0, older: 0 };
    for (const { states } of entries) counts[states[locale]] += 1;
    return counts;
  });
}

/** Whether every language is there and none is older. */
export function isComplete({ states }: EntryStatus): boolean {
  return Object.values(states).every((state) => state === 'there');
}
