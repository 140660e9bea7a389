import type { DocumentType, RecordType } from '../content-types/registry.ts';
import type { Draft, staysOut, withoutUnused } from './languages.ts';

/** The functions and values that Sveltia's code, as changed by patches.ts, shares with the screen's. */
interface Hooks {
  /** Sveltia's entries. */
  entries?: { current: readonly HeldEntry[] };
  /** Its pictures and other files in the repository, and those of the entry that is being saved. */
  assets?: { current: readonly StoredFile[] };
  saving?: readonly StoredFile[];
  /** The reasons why entries that are about to be deleted can't be. */
  keptBecause: (type: DocumentType | RecordType, deleted: readonly HeldEntry[]) => Blocker[];
  /** The same for files. */
  namedIn: (files: readonly StoredFile[]) => Blocker[];
  /** Tells Sveltia whether all saved changes are published. */
  setPublished?: (published: boolean) => void;
  /** Sends a publication, and follows it. */
  publish: (send: (payload: object) => Promise<Response>) => Promise<Response>;
  /** The name of a new entry; undefined where Sveltia makes it. */
  newName: (filled: Filled) => string | undefined;
  /** Whether a form with changes may be left: the author is asked. */
  mayLeave: () => boolean;
  /** The open form. */
  form?: { interacted: boolean } | null;
  /** Adds a language to a form, or takes it out. */
  toggleLanguage?: (which: { draft: Draft; locale: string }) => void;
  staysOut: typeof staysOut;
  withoutUnused: typeof withoutUnused;
  /** Makes saves wait for a promise. */
  saveAfter?: (promise: Promise<void>) => void;
  /** What a save's failure is called where Sveltia's words don't fit it. */
  refusalOf: (cause: unknown) => string | undefined;
  /** The last such words, and the heading above them. */
  refused?: string | undefined;
  refusalTitle: string;
  /** In the place of the browser's, which lack Uzbek. */
  LanguageNames: typeof Intl.DisplayNames;
  formatDate: (
    date: Date | undefined,
    locale: string | undefined,
    options: Intl.DateTimeFormatOptions,
  ) => string | undefined;
}

/** An entry as Sveltia holds it. */
export interface HeldEntry {
  id: string;
  /** The name of its folder or file. */
  slug: string;
  /** Its files, with the values by their paths: `items.0.page`. */
  locales: Readonly<Record<string, { path: string; content?: Readonly<Record<string, unknown>> }>>;
}

/**
 * The reason why an entry can't be deleted, as Sveltia's dialog shows it: `collectionLabel › summary`,
 * `fieldLabel: messages`.
 */
export interface Kept {
  collectionLabel: string;
  summary: string;
  fieldLabel: string;
  messages: readonly string[];
}

/** A reason against a deletion, in a line of Sveltia's dialog. */
export interface Blocker extends Kept {
  entry: HeldEntry;
  keyPath: string;
}

/** A file by its path in the repository. */
interface StoredFile {
  path: string;
}

/** The template of an entry's name, filled by Sveltia. */
interface Filled {
  template: string;
  collection: { name: DocumentType | RecordType; identifier_field: string };
  /** The Uzbek values by their path: `name.uz`. */
  content: Readonly<Record<string, unknown>>;
  spelled: string;
  taken: readonly string[];
}

/** Sveltia's template for names that authors type. */
export const typedTemplate = '{{fields._slug}}';

declare global {
  var siteScreen: Hooks;
}
