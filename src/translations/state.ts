import type { DocumentType, RecordType } from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translations } from '../i18n/localize.ts';

/**
 * Of an entry in a language: `missing` if any of its texts lacks the language, `older` if the Uzbek text
 * changed in a later commit, and no author has marked the translation as right since. Uzbek itself is
 * never older.
 */
export type State = 'there' | 'missing' | 'older';

/** The states of a translation that needs work, the most urgent first. */
export const todoStates = ['missing', 'older'] as const satisfies State[];

/** A sentence that differs, as HTML: words that only one side has are in `<del>` or `<ins>`. */
export interface Change {
  before: string;
  after: string;
}

/** The state of an entry in each language. */
export interface EntryStatus {
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
  /** How the Uzbek text differs from the one that an older translation was made from, if that is known. */
  changes: Partial<Record<Locale, Change[]>>;
  /** Marks a translation as right for the present Uzbek text: src/translations/mark-key.ts. */
  mark: string;
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
